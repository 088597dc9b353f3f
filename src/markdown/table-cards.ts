import type { Element, ElementContent } from 'hast';
import { hastText } from './hast-text.ts';

/** Maximum number of columns next to each other on a phone. */
const MAX_COLUMNS = 3;
/** Maximum sum of the lengths of the columns' longest words, in characters, on a phone. */
const MAX_PHONE_CHARACTERS = 28;
/** The same maximum on a line 36rem wide. */
const MAX_TEXT_CHARACTERS = 62;
/** Maximum number of characters of a row with three columns: a phone shows it in about five lines. */
const MAX_ROW_CHARACTERS = 100;

const NUMBER = /^\d{1,3}$/;

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

/** Returns the length of the longest part of a text that cannot be broken across lines. */
function longestWord(text: string): number {
  return Math.max(...text.split(/[ \n-]/).map(({ length }) => length));
}

/** Returns the length of the longest words of all columns together, in characters. */
function widthOf(rows: readonly Element[][]): number {
  const columns = rows[0] ?? [];
  const words = columns.map((_, index) =>
    Math.max(...rows.map((row) => longestWord(row[index] ? hastText(row[index]) : ''))),
  );
  return words.reduce((sum, length) => sum + length, 0);
}

/** Whether a row of three columns would be too tall on a phone, where each column fits one or two words. */
function isTall(rows: readonly Element[][]): boolean {
  return rows.some((row) => row.length === MAX_COLUMNS && row.map(hastText).join('').length > MAX_ROW_CHARACTERS);
}

function setRoles(node: ElementContent): void {
  if (node.type !== 'element' || !ROLES[node.tagName]) return;
  node.properties.role = ROLES[node.tagName];
  node.children.forEach(setRoles);
}

/**
 * Prepares a table that is too wide for a phone: there its rows become cards (`ui/styles/prose-css.ts`), and each cell
 * is labelled with the title of its column; the first one only if it is a number. Returns whether the table is also too
 * wide for a column of text.
 */
export function labelWideTable(table: Element): boolean {
  const rows = elementsIn(table).flatMap(elementsIn).map(elementsIn);
  const [head = [], ...body] = rows;
  const width = widthOf(rows);
  if (head.length <= MAX_COLUMNS && width <= MAX_PHONE_CHARACTERS && !isTall(rows)) return false;
  table.properties.className = ['cards'];
  setRoles(table);
  const titles = head.map(hastText);
  for (const row of body) {
    row.forEach((cell, index) => {
      const text = hastText(cell);
      if (titles[index] && (index > 0 ? text : NUMBER.test(text))) cell.properties.dataLabel = titles[index];
    });
  }
  return width > MAX_TEXT_CHARACTERS;
}
