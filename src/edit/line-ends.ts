import { lineBreakNear } from './lines.ts';
import type { TextEdit } from './text-edit.ts';

/** A text with `\n` as its only line end, and the mapping between its offsets and those of the file. */
export interface PlainText {
  text: string;
  toFile(offset: number): number;
  fromFile(offset: number): number;
  /** Converts an edit of this text to one of the file, with the line ends around it. */
  editOf(edit: TextEdit): TextEdit;
}

/** Returns the number of elements below a limit in a sorted list. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Converts the line ends `\r\n` and `\r` of a text to `\n`. Only `\r\n` shifts the offsets after it. */
export function withPlainLineEnds(file: string): PlainText {
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
