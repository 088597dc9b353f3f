import type { TextRange } from '../../text/range.ts';

/**
 * Unpaired backticks that are shown.
 * @param literal the text, with everything masked that is not shown as typed
 */
export function* loneTicksIn(literal: string): Generator<TextRange> {
  for (const { index, 0: signs } of literal.matchAll(/`+/g)) yield { start: index, end: index + signs.length };
}
