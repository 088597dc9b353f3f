import type { FootnoteDefinition, FootnoteReference, Image, ImageReference, Nodes, Root } from 'mdast';
import { inProse, inTables, namesUnread, tableOf } from '../../model/markdown/fill-names.ts';
import { rangeOf } from '../../model/markdown/markdown.ts';
import { treeOf } from '../../model/markdown/tree-of.ts';
import { nodesOf, type Visited } from '../../model/markdown/walk.ts';
import { filledParts, type Lookup } from '../../text/braced-names.ts';
import { mediaFile } from '../../text/files.ts';
import { UNREAD_NOTE } from '../../text/format-fact.ts';
import type { TextRange } from '../../text/range.ts';
import { canonicalText, type NamedRange } from './canonical-text.ts';

/** A paragraph, heading, table cell, code block or HTML: its range in the source, and the text that it shows. */
export interface MarkdownLeaf extends TextRange {
  /** Level of a heading, and whether it is outside of lists and quotes. */
  heading?: { level: number; isTop: boolean };
  /** The shown text, as `canonicalText` writes it. */
  text: string;
  /** Ranges in that text that come from names between double braces. */
  names: NamedRange[];
}

/** A picture in a Markdown text. */
interface MarkdownPicture extends TextRange {
  /** Name of its file, `media/…`, or its address. */
  source: string;
}

/** Leaves and pictures of a Markdown text, in display order. */
export interface MarkdownParts {
  leaves: MarkdownLeaf[];
  pictures: MarkdownPicture[];
}

const LEAVES = new Set(['paragraph', 'heading', 'tableCell', 'code', 'html']);

/** Returns the text of a node as typed, without its children. */
function ownText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value;
  if (node.type === 'html') return /^(?:\s*<!--[\s\S]*?-->)+\s*$/.test(node.value) ? '' : node.value;
  return '';
}

/** Returns the title of a picture that is alone in its paragraph, because pages show it as a caption. */
function captionOf(node: Nodes): string {
  if (node.type !== 'paragraph') return '';
  const [only, ...others] = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return only?.type === 'image' && others.length === 0 ? (only.title ?? '') : '';
}

function addText(leaf: MarkdownLeaf, typed: string, lookup: Lookup): void {
  for (const { text, name } of filledParts(typed, lookup)) {
    const start = leaf.text.length;
    leaf.text += canonicalText(text).text;
    if (name !== undefined) leaf.names.push({ name, start, end: leaf.text.length });
  }
}

/** Creates the numbering of footnotes, in the order of their first references, as the renderer numbers them. */
function createFootnotes() {
  const references = new Map<string, number>();
  return {
    /** Returns the number that a reference shows. */
    refer({ identifier }: FootnoteReference): number {
      const id = identifier.toUpperCase();
      references.set(id, (references.get(id) ?? 0) + 1);
      return [...references.keys()].indexOf(id) + 1;
    },
    /**
     * Returns the identifiers in the display order of the notes. Notes that are first referred to during the iteration
     * follow.
     */
    ids: () => references.keys(),
    /** Returns the texts of the links from a note back to its references. */
    backLinks: (id: string) =>
      Array.from({ length: references.get(id) ?? 0 }, (_, index) => (index > 0 ? `↩${index + 1}` : '↩')).join(''),
  };
}

/**
 * Reads the leaves and pictures of a Markdown text. Empty leaves are left out; footnotes and the notes of tables come
 * last.
 */
export function readMarkdownParts(source: string, lookup: Lookup): MarkdownParts {
  const leaves: MarkdownLeaf[] = [];
  const pictures: MarkdownPicture[] = [];
  const notes = new Map<string, FootnoteDefinition>();
  const addresses = new Map<string, string>();
  const footnotes = createFootnotes();
  const addPicture = (node: Image | ImageReference) => {
    const url = node.type === 'image' ? node.url : addresses.get(node.identifier.toUpperCase());
    if (url) pictures.push({ ...rangeOf(node), source: mediaFile(url) ?? url });
  };
  const noted = new Set<Visited>();
  const visitNode = (visited: Visited, isInLeaf: boolean) => {
    const { node, depth } = visited;
    if (LEAVES.has(node.type) && !isInLeaf) {
      const heading = node.type === 'heading' ? { heading: { level: node.depth, isTop: depth === 0 } } : {};
      leaves.push({ ...rangeOf(node), ...heading, text: '', names: [] });
    }
    if (node.type === 'image' || node.type === 'imageReference') addPicture(node);
    const leaf = leaves.at(-1);
    if (!leaf) return;
    if (node.type === 'footnoteReference') leaf.text += footnotes.refer(node);
    else {
      const text = captionOf(node) || ownText(node);
      const table = tableOf(visited);
      if (table && namesUnread(text, lookup)) noted.add(table);
      addText(leaf, text, table ? inTables(lookup) : inProse(lookup));
    }
  };
  const visitTree = (tree: Root) => {
    const inLeaf = new Set<Nodes>();
    const inNote = new Set<Nodes>();
    for (const visited of nodesOf(tree)) {
      const { node, parent } = visited;
      if (node.type === 'footnoteDefinition' || (parent && inNote.has(parent.node))) {
        inNote.add(node);
        continue;
      }
      const isInLeaf = parent !== undefined && (LEAVES.has(parent.node.type) || inLeaf.has(parent.node));
      if (isInLeaf) inLeaf.add(node);
      visitNode(visited, isInLeaf);
    }
  };
  const tree = treeOf(source);
  for (const { node } of nodesOf(tree)) {
    if (node.type !== 'footnoteDefinition' && node.type !== 'definition') continue;
    const id = node.identifier.toUpperCase();
    if (node.type === 'definition' && !addresses.has(id)) addresses.set(id, node.url);
    if (node.type === 'footnoteDefinition' && !notes.has(id)) notes.set(id, node);
  }
  visitTree(tree);
  const lastOf = new Map<string, MarkdownLeaf>();
  for (const id of footnotes.ids()) {
    const before = leaves.length;
    visitTree({ type: 'root', children: notes.get(id)?.children ?? [] });
    const last = leaves.at(-1);
    if (last && leaves.length > before) lastOf.set(id, last);
  }
  for (const { node } of noted) leaves.push({ ...rangeOf(node), text: canonicalText(UNREAD_NOTE).text, names: [] });
  for (const [id, leaf] of lastOf) leaf.text += footnotes.backLinks(id);
  return { leaves: leaves.filter(({ text }) => text !== ''), pictures };
}
