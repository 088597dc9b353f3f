import type { Nodes, Text } from 'mdast';
import type { TextRange } from '../../text/range.ts';
import { rangeOf } from './markdown.ts';
import { textPieces } from './text-pieces.ts';
import type { Visited } from './walk.ts';

/** The character in place of one that must be ignored. No text contains it, and no pattern matches it as a letter. */
export const MASKED = '\uE000';

/**
 * Masks ranges of a text, except for their line breaks. Every character keeps its offset. The ranges are in document
 * order and may be nested.
 */
export function mask(text: string, ranges: readonly TextRange[]): string {
  let out = '';
  let at = 0;
  for (const { start, end } of ranges) {
    if (end <= at) continue;
    const from = Math.max(at, start);
    out += text.slice(at, from) + text.slice(from, end).replace(/[^\r\n]+/g, (line) => MASKED.repeat(line.length));
    at = end;
  }
  return out + text.slice(at);
}

/** Whether a node is the text of a bare address, or of one in angle brackets. */
export function isAddress({ node, parent }: Visited, text: string): boolean {
  return node.type === 'text' && parent?.node.type === 'link' && text[rangeOf(parent.node).start] !== '[';
}

/**
 * Masks markup: whitespace stays, because patterns match the beginning of a line; quote markers count as whitespace.
 */
function maskMarkup(markup: string): string {
  // Most markup is short, and contains no whitespace or only whitespace.
  if (!/[\s>]/.test(markup)) return MASKED.repeat(markup.length);
  if (!/\S/.test(markup)) return markup;
  return markup.replace(/[^\s>]/g, MASKED).replaceAll('>', ' ');
}

/**
 * Returns the parts of a text that are shown as typed: the source of its text nodes, without escapes and entities.
 * Everything else is masked, and every character keeps its offset.
 */
export function maskAllButText(text: string, nodes: readonly Nodes[]): string {
  const out: string[] = [];
  let at = 0;
  for (const node of nodes) {
    if (node.type !== 'text' || rangeOf(node).start < at) continue;
    for (const { start: from, end: to, isLiteral } of textPieces(node as Text, text)) {
      if (!isLiteral) continue;
      out.push(maskMarkup(text.slice(at, from)), text.slice(from, to));
      at = to;
    }
  }
  return [...out, maskMarkup(text.slice(at))].join('');
}
