import type { Nodes } from 'mdast';
import type { TextRange } from '../../text/range.ts';
import { rangeOf } from './markdown.ts';

/** Cells of a row beyond the columns of its table: pages omit them. */
export interface ExtraCells extends TextRange {
  count: number;
  columns: number;
}

/** Rows with more cells than the first row of their table; the range begins at the first extra cell. */
export function* extraCellsIn(nodes: readonly Nodes[]): Generator<ExtraCells> {
  for (const table of nodes) {
    if (table.type !== 'table') continue;
    const columns = table.children[0]?.children.length ?? 0;
    for (const { children: cells } of table.children) {
      const extra = cells.slice(columns).flatMap(({ children }) => children);
      const [first, last] = [extra[0], extra.at(-1)];
      if (!first || !last) continue;
      const offset = rangeOf(first).start;
      yield { start: offset, end: rangeOf(last).end, count: cells.length, columns };
    }
  }
}
