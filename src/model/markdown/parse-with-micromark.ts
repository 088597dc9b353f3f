import type { Nodes, Root, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { textPieces } from './text-pieces.ts';

type Transform = (tree: Root) => unknown;
type Parent = { children: Nodes[] };

/** Returns the children of each node before a transform. */
function childrenOf(tree: Root): Map<Parent, Nodes[]> {
  const found = new Map<Parent, Nodes[]>();
  const rest: Nodes[] = [tree];
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (!('children' in node)) continue;
    found.set(node, [...node.children]);
    rest.push(...node.children);
  }
  return found;
}

/** Sets the positions of the nodes that a text node was split into. */
function place(parts: Nodes[], whole: Text, text: string): void {
  const pieces = textPieces(whole, text);
  const { start } = whole.position as NonNullable<Text['position']>;
  const point = (at: number, isEnd: boolean) => {
    const piece = pieces.find(({ atEnd }) => (isEnd ? at <= atEnd : at < atEnd));
    const inside = piece
      ? piece.isLiteral
        ? piece.start + at - piece.at
        : isEnd
          ? piece.end
          : piece.start
      : undefined;
    return { ...start, offset: inside ?? (isEnd ? whole.position?.end.offset : start.offset) ?? 0 };
  };
  let at = 0;
  for (const part of parts) {
    const [inner] = part.type === 'link' ? part.children : [part];
    const end = at + (inner?.type === 'text' ? inner.value.length : 0);
    part.position = { start: point(at, false), end: point(end, true) };
    if (inner) inner.position = part.position;
    at = end;
  }
}

/**
 * Wraps a transform that replaces parts of text nodes with links, so that it also sets the positions of the new nodes.
 */
function withPositions(transform: Transform, text: string): Transform {
  return (tree) => {
    const before = childrenOf(tree);
    transform(tree);
    for (const [parent, children] of before) {
      let at = 0;
      for (const child of children) {
        if (parent.children[at] === child) {
          at += 1;
          continue;
        }
        const from = at;
        while (parent.children[at] && !parent.children[at]?.position) at += 1;
        place(parent.children.slice(from, at), child as Text, text);
      }
    }
  };
}

/** Parses a Markdown text as satteri does, in JavaScript. In positions, only the offsets are valid. */
export function parseWithMicromark(text: string): Root {
  const extensions = gfmFromMarkdown().map((extension) => ({
    ...extension,
    transforms: extension.transforms?.map((transform) => withPositions(transform as Transform, text)) ?? [],
  }));
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: extensions as never });
}
