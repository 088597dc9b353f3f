import type { TextRange } from '../../../text/range.ts';

/** Returns the range of the word at a click in a text. */
export function wordAt(text: string, offset: number): TextRange {
  let [start, end] = [offset, offset];
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(text[at] ?? '');
  while (start > 0 && isLetter(start - 1)) start -= 1;
  while (end < text.length && isLetter(end)) end += 1;
  return { start, end };
}

/**
 * Returns the range of a clicked word in the source of a shown text: its nearest occurrence in `stretch`, because
 * markup and facts shift offsets a little. Returns `stretch` if the word is not in it.
 */
export function wordInSource(source: string, stretch: TextRange, shown: { text: string; offset: number }): TextRange {
  const { start, end } = wordAt(shown.text, shown.offset);
  const word = shown.text.slice(start, end);
  const slice = source.slice(stretch.start, stretch.end);
  if (!word) return stretch;
  let best: number | undefined;
  for (let at = slice.indexOf(word); at >= 0; at = slice.indexOf(word, at + 1)) {
    const isWhole = !/[\p{L}\p{N}]/u.test((slice[at - 1] ?? ' ') + (slice[at + word.length] ?? ' '));
    if (isWhole && (best === undefined || Math.abs(at - start) < Math.abs(best - start))) best = at;
  }
  return best === undefined ? stretch : { start: stretch.start + best, end: stretch.start + best + word.length };
}

/** Returns the offset in the source for a click on a shown text; an approximation if the source lacks the clicked word. */
export function caretInSource(source: string, stretch: TextRange, shown: { text: string; offset: number }): number {
  const { start, end } = wordAt(shown.text, shown.offset);
  const word = wordInSource(source, stretch, shown);
  const isFound = end > start && word.end - word.start === end - start;
  const at = isFound ? word.start + shown.offset - start : stretch.start + shown.offset;
  return Math.min(at, stretch.end);
}
