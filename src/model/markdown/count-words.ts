import { interpolate, type Lookup } from '../../text/placeholders.ts';
import { countWords } from '../../text/reading-time.ts';
import { plainText } from './plain-text.ts';
import { treeOf } from './tree-of.ts';
import { nodesOf } from './walk.ts';

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/** Words of a text, but for those of its blocks that hold names: their words depend on what the names stand for. */
export interface WordCount {
  words: number;
  named: readonly string[];
}

/** Counts the words of a Markdown text as it is read: no addresses, no comments, no blocks of code. */
export function countWordsOf(markdown: string): WordCount {
  let words = 0;
  const named: string[] = [];
  for (const { node } of nodesOf(treeOf(markdown))) {
    if (!BLOCKS.has(node.type)) continue;
    const text = plainText(node);
    if (text.includes('{{')) named.push(text);
    else words += countWords(text);
  }
  return { words, named };
}

/** All words of a text, names filled in. */
export function wordsWith({ words, named }: WordCount, lookup: Lookup): number {
  return named.reduce((sum, text) => sum + countWords(interpolate(text, lookup)), words);
}
