import { interpolate, type Lookup } from '../../text/braced-names.ts';
import { UNREAD_NOTE } from '../../text/format-fact.ts';
import { countWords } from '../../text/reading-time.ts';
import { inProse, inTables, namesUnread, tableOf } from './fill-names.ts';
import { plainText } from './plain-text.ts';
import { treeOf } from './tree-of.ts';
import { nodesOf, type Visited } from './walk.ts';

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/**
 * Number of words in a text. Blocks with names are not counted, because their number of words depends on the values.
 */
export interface WordCount {
  words: number;
  /** Texts of the blocks with names. For a table cell, `table` is the index of its table in the text. */
  named: readonly { text: string; table?: number }[];
}

/** Counts the visible words of a Markdown text, without link addresses, comments and code blocks. */
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

/**
 * Returns the number of words in a text with its names replaced, including the sentence above each table with prices
 * that nobody has looked up.
 */
export function wordsWith({ words, named }: WordCount, lookup: Lookup): number {
  const [ofTable, ofProse] = [inTables(lookup), inProse(lookup)];
  const noted = new Set<number>();
  let all = words;
  for (const { text, table } of named) {
    all += countWords(interpolate(text, table === undefined ? ofProse : ofTable));
    if (table !== undefined && namesUnread(text, lookup)) noted.add(table);
  }
  return all + noted.size * countWords(UNREAD_NOTE);
}
