import type { Root, RootContent } from 'mdast';

/** Whether HTML consists only of comments. Does not use a regular expression, which would backtrack exponentially. */
function isComments(html: string): boolean {
  let at = html.search(/\S/);
  while (at >= 0 && at < html.length) {
    const end = html.startsWith('<!--', at) ? html.indexOf('-->', at + 4) : -1;
    if (end < 0) return false;
    at = end + 3;
    while (/\s/.test(html[at] ?? '')) at += 1;
  }
  return at > 0;
}

type Parent = { children: RootContent[] };

function clean(parent: Parent): void {
  parent.children = parent.children.filter((node) => !(node.type === 'html' && isComments(node.value)));
  for (const node of parent.children) if ('children' in node) clean(node as Parent);
}

/** Removes HTML comments, which authors use for notes. All other HTML is shown as text. */
export function remarkDropComments() {
  return (root: Root) => clean(root);
}
