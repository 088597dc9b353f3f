import type { Lookup } from '../../text/placeholders.ts';
import { countWords } from '../../text/reading-time.ts';
import { fillNames } from './fill-names.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { plainText } from './plain-text.ts';
import { nodesOf } from './walk.ts';

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/** Words of a Markdown text as it is read, names filled in: no addresses, no comments, no blocks of code. */
export function wordsIn(markdown: string, lookup: Lookup): number {
  let words = 0;
  for (const { node } of nodesOf(fillNames(parseMarkdown(markdown), lookup))) {
    if (BLOCKS.has(node.type)) words += countWords(plainText(node));
  }
  return words;
}
