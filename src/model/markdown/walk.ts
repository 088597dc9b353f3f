import type { Nodes, Root } from 'mdast';

/** A node of a tree, and where it stands in it. */
export interface Visited {
  node: Nodes;
  parent: Visited | undefined;
  /** Quotes, list items and footnotes that it stands in. */
  depth: number;
}

/** What holds blocks and can be nested without end. */
export const CONTAINERS: ReadonlySet<string> = new Set(['blockquote', 'listItem', 'footnoteDefinition']);

/** Every node of a tree in the order of the text. It does not call itself: hostile texts nest without end. */
export function* nodesOf(tree: Root): Generator<Visited> {
  const rest: Visited[] = [{ node: tree, parent: undefined, depth: 0 }];
  for (let visited = rest.pop(); visited; visited = rest.pop()) {
    yield visited;
    const { node, depth } = visited;
    if (!('children' in node)) continue;
    const inside = CONTAINERS.has(node.type) ? depth + 1 : depth;
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      rest.push({ node: node.children[at] as Nodes, parent: visited, depth: inside });
    }
  }
}
