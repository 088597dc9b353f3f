import type { Nodes, Root } from 'mdast';

/** A node of a tree, with its parent and depth. */
export interface Visited {
  node: Nodes;
  parent: Visited | undefined;
  /** Number of quotes, list items and footnotes around it. */
  depth: number;
}

/** Nodes that contain blocks, and can be nested without limit. */
export const CONTAINERS: ReadonlySet<string> = new Set(['blockquote', 'listItem', 'footnoteDefinition']);

/**
 * Yields all nodes of a tree in document order. It is not recursive, because hostile texts are nested without limit.
 */
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
