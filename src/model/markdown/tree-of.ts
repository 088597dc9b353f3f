import type { Root } from 'mdast';
import { parseMarkdown } from './parse-markdown.ts';

/** Maximum number of trees kept. Trees of the most recently used texts are kept. */
const MAX_TREES = 200;

const trees = new Map<string, Root>();

/**
 * Returns the tree of a text. It is shared, so it must not be changed; `parseMarkdown` makes a tree that its caller
 * owns.
 */
export function treeOf(text: string): Root {
  const tree = trees.get(text) ?? parseMarkdown(text);
  trees.delete(text);
  trees.set(text, tree);
  for (const oldest of trees.keys()) {
    if (trees.size <= MAX_TREES) break;
    trees.delete(oldest);
  }
  return tree;
}
