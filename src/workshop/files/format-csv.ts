import type { Root, RootContent } from 'mdast';

function wordsOf(node: RootContent | { children: RootContent[] }): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => wordsOf(child as RootContent)).join('') : '';
}

/**
 * Returns the table of a text as CSV for French spreadsheets: semicolons, and a byte order mark for UTF-8. Words stay
 * as typed, for searching and sorting. Throws if the text does not contain exactly one table; text around it is
 * ignored.
 */
export function formatCsv({ children }: Root): string {
  const [table, other] = children.filter((node) => node.type === 'table');
  if (!table || other) throw new Error('A CSV file is made of one table.');
  const cell = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = table.children.map((row) => row.children.map((one) => cell(wordsOf(one))).join(';'));
  return `\ufeff${rows.join('\r\n')}\r\n`;
}
