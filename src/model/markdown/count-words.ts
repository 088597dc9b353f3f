import { UNREAD_NOTE } from '../../text/format-fact.ts';
import { interpolate, type Lookup } from '../../text/placeholders.ts';
import { countWords } from '../../text/reading-time.ts';
import { inTables, namesUnread, tableOf } from './fill-names.ts';
import { plainText } from './plain-text.ts';
import { treeOf } from './tree-of.ts';
import { nodesOf, type Visited } from './walk.ts';

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/** Words of a text, but for those of its blocks that hold names: their words depend on what the names stand for. */
export interface WordCount {
  words: number;
  /** Texts of these blocks, cells with the number of their table. */
  named: readonly { text: string; table?: number }[];
}

/** Counts the words of a Markdown text as it is read: no addresses, no comments, no blocks of code. */
export function countWordsOf(markdown: string): WordCount {
  let words = 0;
  const named: WordCount['named'][number][] = [];
  const tables: Visited[] = [];
  for (const visited of nodesOf(treeOf(markdown))) {
    const { node } = visited;
    if (node.type === 'table') tables.push(visited);
    if (!BLOCKS.has(node.type)) continue;
    const text = plainText(node);
    const table = tableOf(visited);
    if (text.includes('{{')) named.push({ text, ...(table && { table: tables.indexOf(table) }) });
    else words += countWords(text);
  }
  return { words, named };
}

/** All words of a text, names filled in, with the note below each table that nobody could read all prices of. */
export function wordsWith({ words, named }: WordCount, lookup: Lookup): number {
  const inTable = inTables(lookup);
  const noted = new Set<number>();
  let all = words;
  for (const { text, table } of named) {
    all += countWords(interpolate(text, table === undefined ? lookup : inTable));
    if (table !== undefined && namesUnread(text, lookup)) noted.add(table);
  }
  return all + noted.size * countWords(UNREAD_NOTE);
}
