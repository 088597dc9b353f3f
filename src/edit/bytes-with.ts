import { typedText } from '../model/read/change.ts';
import { diffTexts } from './diff-text.ts';
import { applyEdits } from './text-edit.ts';

/** Characters with the marks that follow them; Hangul syllables may consist of several letters. */
const CHARACTERS = /\P{M}[\p{M}\u1160-\u11ff]*|\p{M}+/gu;

/** Splits a text into parts that are composed independently of each other. Line breaks are parts of their own. */
function partsOf(typed: string): string[] {
  const lines = typed.match(/[^\n]+|\n/g) ?? [];
  return lines.flatMap((line) => {
    const parts = line.match(CHARACTERS) ?? [];
    return parts.map((part) => part.normalize('NFC')).join('') === line.normalize('NFC') ? parts : [line];
  });
}

/** Returns the index of the part that contains an offset, or begins there. */
function partAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Returns the bytes of a file with another text. The byte order mark and the decomposed accents stay, except for the
 * characters that differ: these are written as they are in the new text.
 */
export function bytesWith(bytes: Uint8Array, text: string): Uint8Array {
  const { typed, mark } = typedText(bytes);
  const before = typed.normalize('NFC');
  if (before === text) return bytes;
  if (before === typed) return Buffer.from(mark + text);
  /** Offsets of the parts in the composed text and in the file, and the end of both. */
  const [composed, inFile] = [[0], [0]];
  for (const part of partsOf(typed)) {
    composed.push((composed.at(-1) ?? 0) + part.normalize('NFC').length);
    inFile.push((inFile.at(-1) ?? 0) + part.length);
  }
  const edits = diffTexts(before, text).map((edit) => {
    const first = partAt(composed, edit.start);
    const last = partAt(composed, edit.end);
    const isWhole = composed[last] === edit.end;
    const from = composed[first] ?? 0;
    const to = (isWhole ? composed[last] : composed[last + 1]) ?? before.length;
    return {
      start: inFile[first] ?? 0,
      end: (isWhole ? inFile[last] : inFile[last + 1]) ?? typed.length,
      text: before.slice(from, edit.start) + edit.text + before.slice(edit.end, to),
    };
  });
  return Buffer.from(mark + applyEdits(typed, edits));
}
