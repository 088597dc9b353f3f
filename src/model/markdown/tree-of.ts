import type { Root } from 'mdast';
import { parseMarkdown } from './parse-markdown.ts';

/** Most trees that are kept: those of the texts that were asked for last. */
const MOST_TREES = 200;

const trees = new Map<string, Root>();

/**
 * Returns the tree of a text, which all that read it share: it must not be changed. `parseMarkdown` makes a tree that its
 * caller owns.
 */
export function treeOf(text: string): Root {
  const tree = trees.get(text) ?? parseMarkdown(text);
  trees.delete(text);
  trees.set(text, tree);
  for (const oldest of trees.keys()) {
    if (trees.size <= MOST_TREES) break;
    trees.delete(oldest);
  }
  return tree;
}
