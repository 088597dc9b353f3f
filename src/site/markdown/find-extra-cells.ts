import type { Span } from './markdown.ts';
import { cellsOf } from './tables.ts';

/** Cells of a row for which its table has no column: the pages leave them out. */
export interface ExtraCells extends Span {
  count: number;
  columns: number;
}

const INDENT = /^[ \t>]*/;

/** Rows with more cells than the first row of their table, from the first cell that is too many on. */
export function* extraCellsIn(text: string, tables: readonly Span[]): Generator<ExtraCells> {
  for (const { offset, length } of tables) {
    const [first = '', ...rows] = text.slice(offset, offset + length).split('\n');
    const columns = cellsOf(first, { from: 0, to: first.trimEnd().length }).length;
    let start = offset + first.length + 1;
    for (const row of rows) {
      const from = INDENT.exec(row)?.[0].length ?? 0;
      const cells = cellsOf(row, { from, to: row.trimEnd().length });
      const extra = cells.slice(columns).filter((cell) => cell.to > cell.from);
      const [begin, end] = [extra[0], extra.at(-1)];
      if (begin && end) yield { offset: start + begin.from, length: end.to - begin.from, count: cells.length, columns };
      start += row.length + 1;
    }
  }
}
