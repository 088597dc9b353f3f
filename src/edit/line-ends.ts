import { lineBreakNear } from './lines.ts';
import type { TextEdit } from './text-edit.ts';

/** A text whose line ends are all `\n`, and the way between its offsets and those of the file that it comes from. */
export interface PlainText {
  text: string;
  toFile(offset: number): number;
  fromFile(offset: number): number;
  /** An edit of this text as one of the file's: what it adds has the line ends around it. */
  editOf(edit: TextEdit): TextEdit;
}

/** Index of the first number that is not below a limit, in a sorted list. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Gives a text `\n` for every line end: `\r\n`, the only one of two characters, and `\r`. */
export function plainText(file: string): PlainText {
  const pairs = [...file.matchAll(/\r\n/g)].map(({ index }) => index);
  const plainPairs = pairs.map((offset, index) => offset - index);
  const toFile = (offset: number) => offset + countBelow(plainPairs, offset);
  return {
    text: file.replace(/\r\n?/g, '\n'),
    toFile,
    fromFile: (offset) => offset - countBelow(pairs, offset),
    editOf({ start, end, text }) {
      const from = toFile(start);
      const lineBreak = text.includes('\n') ? lineBreakNear(file, from) : '\n';
      return { start: from, end: toFile(end), text: text.replaceAll('\n', lineBreak) };
    },
  };
}
