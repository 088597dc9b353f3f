import type { Nodes } from 'mdast';
import type { BrokenBlock } from './find-broken-blocks.ts';
import { boundsOf } from './markdown.ts';
import { cellsOf } from './tables.ts';

/** Texts that follow a table without a blank line: the pages show them as its last rows. */
export function* textInTables(nodes: readonly Nodes[], text: string): Generator<BrokenBlock> {
  for (const table of nodes) {
    if (table.type !== 'table') continue;
    const [head, ...rows] = table.children.map(boundsOf);
    if (!head || text[head.from] !== '|' || cellsOf(text, head).length < 2) continue;
    const hasBar = ({ from, to }: { from: number; to: number }) => /(?<!\\)\|/.test(text.slice(from, to));
    const row = rows.find((one) => !hasBar(one));
    // Rows below the text would not be any more.
    if (!row || rows.some((one) => one.from > row.from && hasBar(one))) continue;
    const typed = text.slice(row.from, row.to).trimEnd();
    const indent = text.slice(text.lastIndexOf('\n', row.from) + 1, row.from);
    yield { offset: row.from, length: typed.length, typed, suggestion: `\n${indent}${typed}` };
  }
}
