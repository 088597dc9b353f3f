import type { Root, RootContent } from 'mdast';

function wordsOf(node: RootContent | { children: RootContent[] }): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => wordsOf(child as RootContent)).join('') : '';
}

/**
 * The table of a text as CSV for French spreadsheets: semicolons, and a mark at the beginning that says UTF-8.
 * Words stay as they are typed, for who searches or sorts them.
 * Throws if the text does not hold exactly one table; what stands around it is left to the guide.
 */
export function formatCsv({ children }: Root): string {
  const [table, other] = children.filter((node) => node.type === 'table');
  if (!table || other) throw new Error('A CSV file is made of one table.');
  const cell = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const rows = table.children.map((row) => row.children.map((one) => cell(wordsOf(one))).join(';'));
  return `\ufeff${rows.join('\r\n')}\r\n`;
}
