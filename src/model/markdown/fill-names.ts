import type { Link, Nodes, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { filledParts, interpolate, type Lookup } from '../../text/braced-names.ts';
import { markUnread, UNREAD_NOTE, withoutRemarks } from '../../text/format-fact.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { nodesOf, type Visited } from './walk.ts';

/** Matches every bare address, and some other texts: a quick test before parsing. */
const ADDRESS = /@|^www\.|^https?:\/\//i;

/** Returns the link that Markdown makes of a text, if the whole text is an address. */
function linkOf(text: string): Link | undefined {
  if (!ADDRESS.test(text)) return undefined;
  const [paragraph, ...others] = parseMarkdown(text).children;
  const [link, ...more] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const [words] = link?.type === 'link' ? link.children : [];
  const isWhole = others.length === 0 && more.length === 0 && words?.type === 'text' && words.value === text;
  return isWhole ? (link as Link) : undefined;
}

function isInLink({ parent }: Visited): boolean {
  for (let above = parent; above; above = above.parent) if (/^link/.test(above.node.type)) return true;
  return false;
}

/** Returns the table that contains a node. */
export function tableOf({ parent }: Visited): Visited | undefined {
  for (let above = parent; above; above = above.parent) if (above.node.type === 'table') return above;
  return undefined;
}

function changed(lookup: Lookup, change: (text: string) => string): Lookup {
  return (name) => {
    const text = lookup(name);
    return text === undefined ? undefined : change(text);
  };
}

/** Returns the lookup for tables, which adds an asterisk to prices that nobody has looked up. */
export function inTables(lookup: Lookup): Lookup {
  return changed(lookup, markUnread);
}

/** Returns the lookup for texts outside tables, which removes the remark after prices that nobody has looked up. */
export function inProse(lookup: Lookup): Lookup {
  return changed(lookup, withoutRemarks);
}

/** Whether a text contains the name of a price that nobody has looked up. */
export function namesUnread(text: string, lookup: Lookup): boolean {
  return interpolate(text, inProse(lookup)) !== interpolate(text, inTables(lookup));
}

function unreadNote(): Paragraph {
  const data: Record<string, unknown> = { hProperties: { className: ['table-note'] } };
  return { type: 'paragraph', data, children: [{ type: 'text', value: UNREAD_NOTE }] };
}

/** Returns a text with its names replaced; a value that is an address becomes a link, as a typed address would. */
function filledText({ value, position }: Text, lookup: Lookup): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  const add = (text: string) => {
    const last = parts.at(-1);
    if (last?.type === 'text') last.value += text;
    else if (text) parts.push({ type: 'text', value: text, ...(position && { position }) });
  };
  for (const { text, name } of filledParts(value, lookup)) {
    const link = name === undefined ? undefined : linkOf(text);
    if (link) parts.push({ ...link, ...(position && { position }) });
    else add(text);
  }
  return parts;
}

/** Replaces names in a node's own strings: its text, address, title and alternative text. */
function fillOwn(node: Nodes, fill: (text: string) => string): void {
  if ('value' in node) node.value = fill(node.value);
  if ('url' in node) node.url = fill(node.url);
  if ('title' in node && node.title) node.title = fill(node.title);
  if ('alt' in node && node.alt) node.alt = fill(node.alt);
}

/**
 * Replaces the names between double braces in a tree, in place. An unknown name stays as typed. Values are plain text,
 * whatever characters they contain. Nodes keep their positions. A sentence inserted above a table explains the asterisk
 * of prices that nobody has looked up.
 */
export function fillNames(tree: Root, lookup: Lookup): Root {
  const [ofTable, ofProse] = [inTables(lookup), inProse(lookup)];
  const noted = new Set<Visited>();
  for (const visited of [...nodesOf(tree)]) {
    const { node, parent } = visited;
    const table = tableOf(visited);
    const shown = table ? ofTable : ofProse;
    if (table && 'value' in node && namesUnread(node.value, lookup)) noted.add(table);
    const children = parent && 'children' in parent.node ? (parent.node.children as PhrasingContent[]) : undefined;
    if (node.type !== 'text' || !node.value.includes('{{') || !children || isInLink(visited))
      fillOwn(node, (text) => interpolate(text, shown));
    else children.splice(children.indexOf(node), 1, ...filledText(node, shown));
  }
  for (const { node, parent } of noted) {
    if (!parent) continue;
    const siblings = (parent.node as Root).children;
    siblings.splice(siblings.indexOf(node as RootContent), 0, unreadNote());
  }
  return tree;
}
