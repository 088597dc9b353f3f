import type { UndelimitedTable } from './find-broken-tables.ts';
import { rangeOf } from './markdown.ts';
import type { Visited } from './walk.ts';

const TABBED = /^[^\t\n]*\S[^\t\n]*\t.*$/;

/** A bullet of a word processor, followed by a tab. */
const BULLET = /^\s*(?:[^\p{L}\p{N}]|o)\t/u;

function rowOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.trim().replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
}

/** Yields two or more lines of a paragraph with the same number of cells, separated by tabs. */
export function* tabbedTablesIn(visited: readonly Visited[], text: string): Generator<UndelimitedTable> {
  if (!text.includes('\t')) return;
  for (const { node, parent } of visited) {
    if (node.type !== 'paragraph' || parent?.node.type !== 'root') continue;
    const { start: from, end: to } = rangeOf(node);
    const lines = text.slice(from, to).split('\n');
    const cellsAt = (index: number) => {
      const line = lines[index]?.trimEnd() ?? '';
      return TABBED.test(line) && !BULLET.test(line) ? line.split('\t') : [];
    };
    let offset = from;
    for (let first = 0; first < lines.length; ) {
      const columns = cellsAt(first).length;
      let end = first + 1;
      while (columns > 0 && cellsAt(end).length === columns) end += 1;
      const written = lines.slice(first, end).join('\n');
      if (end - first > 1) {
        const [head = '', ...rows] = Array.from({ length: end - first }, (_, at) => rowOf(cellsAt(first + at)));
        const dashes = `|${' --- |'.repeat(columns)}`;
        const table = [head, dashes, ...rows].join('\n');
        const suggestion = `${first > 0 ? '\n' : ''}${table}${end < lines.length ? '\n' : ''}`;
        yield { start: offset, end: offset + written.trimEnd().length, dashes, suggestion };
      }
      offset += written.length + 1;
      first = end;
    }
  }
}
