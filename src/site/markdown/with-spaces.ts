import type { Stretch } from './tables.ts';

/** A part of a text with spaces in the place of some stretches; `offset`: where in the text it begins. */
export function withSpaces(text: string, stretches: readonly Stretch[], offset: number): string {
  let out = '';
  let at = 0;
  for (const { from, to } of stretches) {
    out += text.slice(at, from - offset) + ' '.repeat(to - from);
    at = to - offset;
  }
  return out + text.slice(at);
}
