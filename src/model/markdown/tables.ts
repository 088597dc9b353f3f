import type { TextRange } from '../../text/range.ts';

const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;

/** Whether a line is a delimiter row: dashes between bars, with colons for the alignment (GFM §4.10). */
export function isDelimiterRow(line: string): boolean {
  return DELIMITERS.test(line);
}

/** Returns the cells of a table row: the ranges between unescaped bars. */
export function cellsOf(text: string, { start: from, end: to }: TextRange): TextRange[] {
  const cells: TextRange[] = [];
  let start = from;
  const add = (end: number) => {
    let [first, last] = [start, end];
    while (first < last && /[ \t]/.test(text[first] as string)) first += 1;
    while (last > first && /[ \t\r]/.test(text[last - 1] as string)) last -= 1;
    // Bars at the ends of a row do not delimit cells.
    const isFrame = first === last && (start === from || end === to);
    if (!isFrame) cells.push({ start: first, end: last });
    start = end + 1;
  };
  for (let at = from; at < to; at += 1) {
    if (text[at] === '\\' && /[\\|]/.test(text[at + 1] ?? '')) at += 1;
    else if (text[at] === '|') add(at);
  }
  add(to);
  return cells;
}
