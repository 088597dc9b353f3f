import { toComplete } from '../../text/to-complete.ts';
import type { RewriteText } from './rewrite-text.ts';

/** Keys of front matter that visitors read, with their titles in the schema. */
const FRONT_MATTER: Readonly<Record<string, string>> = {
  title: 'Titre',
  description: 'Description',
  imageAlt: 'Texte de l’image',
};

/** Markdown markers before the text of a line. */
const PREFIX = /^(?:\s*(?:[-*+]|\d+\.|#{1,6}|>)[ \t]+)*\s*/;

function rewriteFrontMatter(line: string, rewrite: RewriteText): string {
  const [, key = '', typed = ''] = /^(\w+): "(.*)"$/.exec(line) ?? [];
  const title = FRONT_MATTER[key];
  return title ? `${key}: "${rewrite(typed, title)}"` : line;
}

function rewriteLine(line: string, rewrite: RewriteText): string {
  const [prefix = ''] = PREFIX.exec(line) ?? [];
  const text = line.slice(prefix.length);
  return prefix + (text && rewrite(text, prefix.includes('#') ? 'Titre' : 'Texte'));
}

const CELL = toComplete('Case');

/**
 * Rewrites a table. If one cell of a column contains data of the owner, the whole column is replaced; if it is the
 * first column, all cells are.
 */
function rewriteTable(table: string, rewrite: RewriteText): string {
  const rows = table
    .split('\n')
    .map((row) => row.split('|').map((cell) => (cell.trim() ? rewrite(cell.trim(), 'Case') : cell)));
  const owned = new Set(rows.flatMap((row) => row.flatMap((cell, column) => (cell === CELL ? [column] : []))));
  const lines = rows.map((row, index) =>
    row.map((cell, column) => {
      if (!cell.trim()) return cell;
      // The part before the first column is empty.
      return ` ${index > 1 && (owned.has(column) || owned.has(1)) ? CELL : cell} `;
    }),
  );
  return lines.map((row) => row.join('|')).join('\n');
}

/** Rewrites a text of a starter line by line; if that changes it, marks it as a placeholder in its front matter. */
export function rewriteMarkdown(markdown: string, rewrite: RewriteText): string {
  const [, head, body = markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const text = body.replace(/(?:^\|.*\n?)+|^.+$/gm, (part) => {
    if (!part.startsWith('|')) return rewriteLine(part, rewrite);
    const table = part.replace(/\n$/, '');
    return rewriteTable(table, rewrite) + part.slice(table.length);
  });
  // One mark for the whole text replaces the notes for single gaps.
  if (head === undefined) return text === body ? text : `---\nplaceholder: true\n---\n\n${text}`;
  const lines = head.split('\n').filter((line) => !line.startsWith('placeholder:'));
  return `---\nplaceholder: true\n${lines.map((line) => rewriteFrontMatter(line, rewrite)).join('\n')}\n---\n${text}`;
}
