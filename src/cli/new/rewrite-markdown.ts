import { toComplete } from '../../text/to-complete.ts';
import type { RewriteText } from './rewrite-text.ts';

/** Keys of front matter that visitors read, and what the schema calls them. */
const FRONT_MATTER: Readonly<Record<string, string>> = {
  title: 'Titre',
  description: 'Description',
  imageAlt: 'Texte de l’image',
};

/** Signs of Markdown before the text of a line. */
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

/** Rewrites a table. Where one cell of a column is the owner's, all of the column is; where the first one is, all cells. */
function rewriteTable(table: string, rewrite: RewriteText): string {
  const rows = table
    .split('\n')
    .map((row) => row.split('|').map((cell) => (cell.trim() ? rewrite(cell.trim(), 'Case') : cell)));
  const owned = new Set(rows.flatMap((row) => row.flatMap((cell, column) => (cell === CELL ? [column] : []))));
  const lines = rows.map((row, index) =>
    row.map((cell, column) => {
      if (!cell.trim()) return cell;
      // Before the first column is nothing.
      return ` ${index > 1 && (owned.has(column) || owned.has(1)) ? CELL : cell} `;
    }),
  );
  return lines.map((row) => row.join('|')).join('\n');
}

/** Rewrites a text of a starter line by line, and marks it as a placeholder in its front matter if that changed it. */
export function rewriteMarkdown(markdown: string, rewrite: RewriteText): string {
  const [, head, body = markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  const text = body.replace(/(?:^\|.*\n?)+|^.+$/gm, (part) => {
    if (!part.startsWith('|')) return rewriteLine(part, rewrite);
    const table = part.replace(/\n$/, '');
    return rewriteTable(table, rewrite) + part.slice(table.length);
  });
  // One mark in the place of one for each gap.
  if (head === undefined) return text === body ? text : `---\nplaceholder: true\n---\n\n${text}`;
  const lines = head.split('\n').filter((line) => !line.startsWith('placeholder:'));
  return `---\nplaceholder: true\n${lines.map((line) => rewriteFrontMatter(line, rewrite)).join('\n')}\n---\n${text}`;
}
