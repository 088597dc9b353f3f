import type { TextRange } from '../../text/range.ts';

/**
 * Maximum product of a block's length and the number of its references: satteri keeps a copy of the block for each of
 * them.
 */
const MAX_PRODUCT = 100_000_000;

const REFERENCE = /&#?\w{1,31};/g;

/** Possible ends of blocks: lines of only whitespace and quote markers. */
const BETWEEN = /\n[ \t>]*\r?(?=\n)/g;

/**
 * Finds the first block with more character references (`&nbsp;`) than a parser can read: thousands in one paragraph,
 * written by a program. Returns the range of its last reference.
 */
export function tooManyReferencesIn(text: string): TextRange | undefined {
  // No block has more references than the whole text.
  if ((text.match(REFERENCE)?.length ?? 0) * text.length <= MAX_PRODUCT) return undefined;
  let start = 0;
  const ends = [...text.matchAll(BETWEEN)].map(({ index }) => index);
  for (const end of [...ends, text.length]) {
    const block = text.slice(start, end);
    const found = [...block.matchAll(REFERENCE)];
    const last = found.at(-1);
    if (last && found.length * block.length > MAX_PRODUCT)
      return { start: start + last.index, end: start + last.index + last[0].length };
    start = end;
  }
  return undefined;
}
