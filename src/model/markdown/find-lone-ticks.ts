import type { TextRange } from '../../text/range.ts';

/**
 * Yields the unpaired backticks that are shown.
 * @param literal the text; characters not shown as typed are masked
 */
export function* loneTicksIn(literal: string): Generator<TextRange> {
  for (const { index, 0: signs } of literal.matchAll(/`+/g)) yield { start: index, end: index + signs.length };
}
