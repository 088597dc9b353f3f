import type { Nodes, Root } from 'mdast';
import { nodesOf } from './walk.ts';

/** What a reader sees of a node that holds no others. */
function shown(node: Nodes, pictures: boolean): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'image' || node.type === 'imageReference') return pictures ? (node.alt ?? '') : '';
  return node.type === 'break' ? '\n' : '';
}

/**
 * What a reader sees of inline nodes: words without marks, and code.
 * @param options.pictures whether pictures are read by their alternative text
 */
export function plainText(node: Nodes, { pictures = true }: { pictures?: boolean } = {}): string {
  let text = '';
  for (const { node: part } of nodesOf(node as Root)) text += shown(part, pictures);
  return text;
}
