import type { TextRange } from '../../text/range.ts';

/** The most that the characters of a block times its references may be: satteri keeps the block once for each of them. */
const MOST = 100_000_000;

const REFERENCE = /&#?\w{1,31};/g;

/** Where blocks may end: lines of nothing but blanks and marks of quotes. */
const BETWEEN = /\n[ \t>]*\r?(?=\n)/g;

/**
 * Finds the first block with more references to characters (`&nbsp;`) than a parser can read: thousands in one
 * paragraph, which a program has written. Its last reference is marked.
 */
export function tooManyReferencesIn(text: string): TextRange | undefined {
  // No block has more than the whole text.
  if ((text.match(REFERENCE)?.length ?? 0) * text.length <= MOST) return undefined;
  let start = 0;
  const ends = [...text.matchAll(BETWEEN)].map(({ index }) => index);
  for (const end of [...ends, text.length]) {
    const block = text.slice(start, end);
    const found = [...block.matchAll(REFERENCE)];
    const last = found.at(-1);
    if (last && found.length * block.length > MOST)
      return { start: start + last.index, end: start + last.index + last[0].length };
    start = end;
  }
  return undefined;
}
