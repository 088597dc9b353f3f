import type { Root, RootContent } from 'mdast';

const COMMENT = /^(?:\s*<!--[\s\S]*?-->\s*)+$/;

type Parent = { children: RootContent[] };

function clean(parent: Parent): void {
  parent.children = parent.children.filter((node) => !(node.type === 'html' && COMMENT.test(node.value)));
  for (const node of parent.children) if ('children' in node) clean(node as Parent);
}

/** Leaves comments out of a text: authors write to each other in them. All other HTML is shown as text. */
export function remarkDropComments() {
  return (root: Root) => clean(root);
}
