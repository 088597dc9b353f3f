import type { TextRange } from '../../text/range.ts';

/**
 * Signs of code that no other sign closes, and that show.
 * @param literal the text with all masked that is not shown as it is typed
 */
export function* loneTicksIn(literal: string): Generator<TextRange> {
  for (const { index, 0: signs } of literal.matchAll(/`+/g)) yield { start: index, end: index + signs.length };
}
