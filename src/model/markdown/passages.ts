import type { Image, Nodes } from 'mdast';
import { maskText, maskWith, OPAQUE } from '../../text/mask-text.ts';
import type { TextRange } from '../../text/range.ts';
import { linksIn } from './find-links.ts';
import { rangeOf } from './markdown.ts';
import { isAddress } from './mask.ts';
import { textPieces } from './text-pieces.ts';
import { treeOf } from './tree-of.ts';
import { nodesOf, type Visited } from './walk.ts';

/** One paragraph, list item, table cell or heading: the unit within which sentences are detected. */
export interface Passage {
  kind: 'heading' | 'paragraph' | 'item' | 'cell';
  /** Its prose. All other characters are blank or zeros (`proseOf`). */
  text: string;
  /** Offset in the Markdown text. */
  offset: number;
}

type ReadRange = TextRange & { sign?: string };

/** Returns the range of the alternative text of a picture, if it is typed in the picture itself. */
function altOf(image: Image, text: string): ReadRange[] {
  const { start: from } = rangeOf(image);
  const [link] = linksIn([image], text);
  const to = link ? text.lastIndexOf('](', link.destination.start) : -1;
  return to > from ? [{ start: from + 2, end: to }] : [];
}

/**
 * Returns the ranges of a node that belong to the prose. Code or an address in a sentence becomes a placeholder word.
 */
function readIn(visited: Visited, text: string): ReadRange[] {
  const { node } = visited;
  if (node.type === 'inlineCode' || isAddress(visited, text)) return [{ ...rangeOf(node), sign: OPAQUE }];
  if (node.type === 'image') return altOf(node, text);
  return node.type === 'text' ? textPieces(node, text).filter(({ isLiteral }) => isLiteral) : [];
}

/**
 * Returns the prose of a Markdown text, with every character at its offset. Other text is blank. Facts, addresses and
 * code within a sentence become words of zeros, which count as words but are not checked for spelling.
 */
function proseOf(visited: readonly Visited[], text: string): string {
  let prose = '';
  let at = 0;
  for (const { start: from, end: to, sign } of visited.flatMap((one) => readIn(one, text))) {
    if (from < at) continue;
    const read = text.slice(from, to);
    prose += maskWith(text.slice(at, from), ' ') + (sign ? maskWith(read, sign) : read);
    at = to;
  }
  return maskText(prose + maskWith(text.slice(at), ' '));
}

function kindOf(node: Nodes, parent: Visited | undefined): Passage['kind'] | undefined {
  if (node.type === 'heading') return 'heading';
  if (node.type === 'tableCell') return 'cell';
  if (node.type !== 'paragraph') return undefined;
  const isItem = parent?.node.type === 'listItem' && parent.node.children[0] === node;
  return isItem ? 'item' : 'paragraph';
}

/** Splits a Markdown text into its passages of prose, in order. */
export function passagesOf(markdown: string): Passage[] {
  const visited = [...nodesOf(treeOf(markdown))];
  const prose = proseOf(visited, markdown);
  return visited.flatMap(({ node, parent }): Passage[] => {
    const kind = kindOf(node, parent);
    if (!kind) return [];
    const { start: from, end: to } = rangeOf(node);
    const text = prose.slice(from, to);
    return text.trim() ? [{ kind, text, offset: from }] : [];
  });
}
