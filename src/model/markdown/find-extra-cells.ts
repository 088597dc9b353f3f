import type { Nodes } from 'mdast';
import type { TextRange } from '../../text/range.ts';
import { rangeOf } from './markdown.ts';

/** A table row whose number of cells differs from that of the first row. */
export interface UnevenRow extends TextRange {
  count: number;
  columns: number;
}

/**
 * Yields the rows with more cells than the first row of their table. The range begins at the first extra cell. Pages
 * omit the extra cells.
 */
export function* extraCellsIn(nodes: readonly Nodes[]): Generator<UnevenRow> {
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

/**
 * Yields the rows with fewer cells than the first row of their table. If the table begins with a bar, a text without
 * bars directly below it is not one of its rows.
 */
export function* missingCellsIn(nodes: readonly Nodes[], text: string): Generator<UnevenRow> {
  for (const table of nodes) {
    if (table.type !== 'table') continue;
    const columns = table.children[0]?.children.length ?? 0;
    const isFramed = text[rangeOf(table).start] === '|';
    for (const row of table.children) {
      const { start, end } = rangeOf(row);
      const typed = text.slice(start, end).trimEnd();
      const isRow = !isFramed || /(?<!\\)\|/.test(typed);
      if (isRow && row.children.length < columns)
        yield { start, end: start + typed.length, count: row.children.length, columns };
    }
  }
}
