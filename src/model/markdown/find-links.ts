import type { Image, ImageReference, Link, LinkReference, Nodes } from 'mdast';
import { matchAt } from '../../text/match-at.ts';
import type { TextRange } from '../../text/range.ts';
import { type MarkdownLink, rangeOf } from './markdown.ts';
import { plainText } from './plain-text.ts';

/** The part of a link after its words: its address, bare or in angle brackets, and its title. */
const RESOURCE =
  /\]\([\s>]*(?:<((?:[^<>\n\\]|\\.)*)>|((?:[^\p{Cc} ()\\]|\\[\s\S]|\((?:[^\p{Cc} ()\\]|\\.|\((?:[^\p{Cc} ()\\]|\\.)*\))*\))*))(?:[\s>]+(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\)))?[\s>]*\)/duy;
/** A link definition, up to the end of its address. */
const DEFINITION = /\[(?:[^[\]\\]|\\[\s\S])*\]:[\s>]*(?:<((?:[^<>\n\\]|\\.)*)>|(\S*))/duy;

/** Returns the range of the address in a match. */
function addressIn({ indices }: RegExpExecArray): TextRange {
  const [start, end] = indices?.[1] ?? indices?.[2] ?? [0, 0];
  return { start, end };
}

/** Returns the range of the address in an inline link. */
function destinationOf(node: Link | Image, text: string): TextRange {
  const whole = rangeOf(node);
  const { start: from, end: to } = rangeOf(node);
  const isBracketed = text[from] === '[' || text.startsWith('![', from);
  if (!isBracketed) {
    const isAngled = text[from] === '<';
    return isAngled ? { start: from + 1, end: whole.end - 1 } : whole;
  }
  // Most addresses need no unescaping.
  const usual = `](${node.url})`;
  const ending = to - usual.length;
  if (ending > from && text.startsWith(usual, ending)) return { start: ending + 2, end: to - 1 };
  for (let at = text.indexOf('](', from); at >= 0 && at < to; at = text.indexOf('](', at + 1)) {
    const found = matchAt(RESOURCE, text, at);
    if (found && at + found[0].length === to) return addressIn(found);
  }
  return whole;
}

/** Returns the definitions of a text by identifier; the first one counts if several have the same. */
function definitionsOf(nodes: readonly Nodes[], text: string): Map<string, Pick<MarkdownLink, 'to' | 'destination'>> {
  const found = new Map<string, Pick<MarkdownLink, 'to' | 'destination'>>();
  for (const node of nodes) {
    if (node.type !== 'definition' || found.has(node.identifier)) continue;
    const { start: from } = rangeOf(node);
    const match = matchAt(DEFINITION, text, from);
    found.set(node.identifier, { to: node.url, destination: match ? addressIn(match) : rangeOf(node) });
  }
  return found;
}

function wordsOfLink(node: Link | LinkReference | Image | ImageReference): string {
  return ('children' in node ? plainText(node) : (node.alt ?? '')).trim();
}

/** Returns the links and pictures, in document order. */
export function linksIn(nodes: readonly Nodes[], text: string): MarkdownLink[] {
  const definitions = definitionsOf(nodes, text);
  const links: MarkdownLink[] = [];
  for (const node of nodes) {
    if (node.type === 'link' || node.type === 'image') {
      const destination = destinationOf(node, text);
      const isImage = node.type === 'image';
      links.push({ ...rangeOf(node), isImage, to: node.url, destination, text: wordsOfLink(node) });
    } else if (node.type === 'linkReference' || node.type === 'imageReference') {
      const definition = definitions.get(node.identifier);
      const isImage = node.type === 'imageReference';
      if (definition) links.push({ ...rangeOf(node), isImage, ...definition, text: wordsOfLink(node) });
    }
  }
  return links;
}
