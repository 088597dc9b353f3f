import type { ElementContent, RootContent } from 'hast';

/** Returns the text inside a node. */
export function hastText(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(hastText).join('') : '';
}
