/** A line and a column, both counted from 1; columns count UTF-16 units, as editors do. */
interface Position {
  line: number;
  column: number;
}

/** Start offsets of the lines of a text. */
export interface LineIndex {
  positionAt(offset: number): Position;
  /** Returns the text of a line (counted from 1), without its line break. */
  lineText(line: number): string;
}

/** Indexes a text, so that offsets can be converted to lines and columns. `\n`, `\r\n` and `\r` end a line. */
export function createLineIndex(text: string): LineIndex {
  const starts = [0];
  for (const match of text.matchAll(/\r\n|\n|\r/g)) starts.push(match.index + match[0].length);
  const startOf = (line: number) => starts[line - 1] ?? text.length;
  return {
    positionAt(offset) {
      const at = Math.max(0, Math.min(offset, text.length));
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= at) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: at - (starts[low] ?? 0) + 1 };
    },
    lineText(line) {
      return text.slice(startOf(line), startOf(line + 1)).replace(/(?<![\r\n])[\r\n]+$/, '');
    },
  };
}
