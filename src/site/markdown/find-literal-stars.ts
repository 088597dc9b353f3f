import type { Nodes } from 'mdast';
import { boundsOf, type TextRange } from './markdown.ts';

const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/** All the stars of a run, of which some may emphasize something. */
function runAround(text: string, { offset, length }: TextRange): { from: number; to: number } {
  let [from, to] = [offset, offset + length];
  while (text[from - 1] === '*') from -= 1;
  while (text[to] === '*') to += 1;
  return { from, to };
}

/**
 * Pairs of stars that emphasize nothing, and show: the first of each paragraph, heading and cell.
 * @param literal the text with all masked that is not shown as it is typed
 */
export function* literalStarsIn(text: string, literal: string, nodes: readonly Nodes[]): Generator<TextRange> {
  if (!literal.includes('**')) return;
  for (const node of nodes) {
    if (!BLOCKS.has(node.type)) continue;
    const block = boundsOf(node);
    const runs = [...literal.slice(block.from, block.to).matchAll(/\*{2,}/g)].map(({ index, 0: { length } }) => {
      const range = { offset: block.from + index, length };
      const { from, to } = runAround(text, range);
      const isApart =
        /^\s?$/.test(text.slice(Math.max(block.from, from - 1), from)) && !/^\S/.test(text.slice(to, to + 1));
      return { ...range, isApart, isDrawn: to - from > 3 };
    });
    // A row of many stars is drawn, as in a password; two stars alone between spaces multiply.
    const arePaired = runs.filter(({ isApart }) => isApart).length > 1;
    const found = runs.find(({ isApart, isDrawn }) => !isDrawn && (arePaired || !isApart));
    if (found) yield { offset: found.offset, length: found.length };
  }
}
