import type { Nodes, Root } from 'mdast';
import { nodesOf } from './walk.ts';

/** Returns the visible text of a node without children. */
function shown(node: Nodes, pictures: boolean): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'image' || node.type === 'imageReference') return pictures ? (node.alt ?? '') : '';
  return node.type === 'break' ? '\n' : '';
}

/**
 * Returns the visible text of inline nodes, including code, without markers.
 * @param options.pictures whether the alternative texts of pictures are included
 */
export function plainText(node: Nodes, { pictures = true }: { pictures?: boolean } = {}): string {
  let text = '';
  for (const { node: part } of nodesOf(node as Root)) text += shown(part, pictures);
  return text;
}
