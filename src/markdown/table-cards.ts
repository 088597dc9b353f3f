import type { Element, ElementContent } from 'hast';
import { textOf } from './hast-text.ts';

/** Maximum number of columns next to each other on a phone. */
const MOST_COLUMNS = 3;
/** Number of characters on a line of a phone, shared by the longest words of all columns. */
const MOST_CHARACTERS = 28;

/** Roles of the elements of a table, which browsers drop when a style sheet displays them as blocks. */
const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

function elementsIn(node: Element): Element[] {
  return node.children.filter((child): child is Element => child.type === 'element');
}

/** Length of the longest part of a text that no line break divides. */
function longestWord(text: string): number {
  return Math.max(...text.split(/[ \n-]/).map(({ length }) => length));
}

/** Whether a table is too wide for a phone: by its number of columns, or by their longest words. */
function isWide(rows: readonly Element[][]): boolean {
  const columns = rows[0] ?? [];
  const words = columns.map((_, index) =>
    Math.max(...rows.map((row) => longestWord(row[index] ? textOf(row[index]) : ''))),
  );
  return columns.length > MOST_COLUMNS || words.reduce((sum, length) => sum + length, 0) > MOST_CHARACTERS;
}

function setRoles(node: ElementContent): void {
  if (node.type !== 'element' || !ROLES[node.tagName]) return;
  node.properties.role = ROLES[node.tagName];
  node.children.forEach(setRoles);
}

/**
 * Prepares a table that is too wide for a phone: there its rows become cards (`ui/styles/prose-css.ts`), and each cell
 * after the first is labelled with the title of its column.
 */
export function labelWideTable(table: Element): void {
  const rows = elementsIn(table).flatMap(elementsIn).map(elementsIn);
  if (!isWide(rows)) return;
  table.properties.className = ['cards'];
  setRoles(table);
  const [head = [], ...body] = rows;
  const titles = head.map(textOf);
  for (const row of body) {
    row.forEach((cell, index) => {
      if (index > 0 && titles[index] && textOf(cell)) cell.properties.dataLabel = titles[index];
    });
  }
}
