import type { Nodes } from 'mdast';
import { type Lookup, PLACEHOLDER } from '../../text/placeholders.ts';
import { boundsOf } from '../markdown/markdown.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { nodesOf } from '../markdown/walk.ts';
import { canonicalText } from './canonical-text.ts';
import type { NamedStretch } from './filled-text.ts';

/** A paragraph, heading, item or cell: where it is typed, and what it shows. */
export interface MarkdownLeaf {
  /** Offsets in the source. */
  from: number;
  to: number;
  isHeading: boolean;
  /** What it shows, as `canonicalText` writes it. */
  text: string;
  /** Where names between double braces stand in that text. */
  names: NamedStretch[];
}

const LEAVES = new Set(['paragraph', 'heading', 'tableCell', 'code', 'html']);

/** What a node shows of its own, as it is typed. */
function ownText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  if (node.type === 'html') return /^(?:\s*<!--[\s\S]*?-->)+\s*$/.test(node.value) ? '' : node.value;
  return '';
}

/** The title of a picture that is alone in its paragraph is its caption. */
function captionOf(node: Nodes): string {
  if (node.type !== 'paragraph') return '';
  const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return only?.type === 'image' && others.length === 0 ? (only.title ?? '') : '';
}

function addText(leaf: MarkdownLeaf, typed: string, lookup: Lookup): void {
  let from = 0;
  for (const { 0: braced, 1: name = '', index } of typed.matchAll(PLACEHOLDER)) {
    leaf.text += canonicalText(typed.slice(from, index)).text;
    from = index + braced.length;
    const value = lookup(name);
    const start = leaf.text.length;
    leaf.text += canonicalText(value ?? braced).text;
    if (value !== undefined) leaf.names.push({ name, start, end: leaf.text.length });
  }
  leaf.text += canonicalText(typed.slice(from)).text;
}

/** The leaves of a Markdown text in its order, those that show nothing left out. */
export function markdownLeaves(source: string, lookup: Lookup): MarkdownLeaf[] {
  const leaves: MarkdownLeaf[] = [];
  for (const visited of nodesOf(parseMarkdown(source))) {
    const { node, parent } = visited;
    const isInline = LEAVES.has(parent?.node.type ?? '');
    if (LEAVES.has(node.type) && !isInline) {
      leaves.push({ ...boundsOf(node), isHeading: node.type === 'heading', text: '', names: [] });
    }
    const leaf = leaves.at(-1);
    if (leaf) addText(leaf, captionOf(node) || ownText(node), lookup);
  }
  return leaves.filter(({ text }) => text !== '');
}
