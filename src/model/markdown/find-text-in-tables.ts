import type { Nodes } from 'mdast';
import type { CorrectedRange, TextRange } from '../../text/range.ts';
import { rangeOf } from './markdown.ts';
import { cellsOf } from './tables.ts';

/** Yields the texts directly after a table, without a blank line: pages show them as its last rows. */
export function* textInTables(nodes: readonly Nodes[], text: string): Generator<CorrectedRange> {
  for (const table of nodes) {
    if (table.type !== 'table') continue;
    const [head, ...rows] = table.children.map(rangeOf);
    if (!head || text[head.start] !== '|' || cellsOf(text, head).length < 2) continue;
    const hasBar = ({ start: from, end: to }: TextRange) => /(?<!\\)\|/.test(text.slice(from, to));
    const row = rows.find((one) => !hasBar(one));
    // A blank line would cut off the rows below the text.
    if (!row || rows.some((one) => one.start > row.start && hasBar(one))) continue;
    const typed = text.slice(row.start, row.end).trimEnd();
    const indent = text.slice(text.lastIndexOf('\n', row.start) + 1, row.start);
    yield { start: row.start, end: row.start + typed.length, typed, suggestion: `\n${indent}${typed}` };
  }
}
