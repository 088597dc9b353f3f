import type { Nodes, Text } from 'mdast';
import type { TextRange } from '../../text/range.ts';
import { rangeOf } from './markdown.ts';
import { textPieces } from './text-pieces.ts';
import type { Visited } from './walk.ts';

/** Stands in a mask for a character that is not looked at. No text holds it, and no pattern takes it for a letter. */
export const MASKED = '\uE000';

/**
 * A text in which ranges are masked, line by line; every other character keeps its place. The ranges come in the
 * order of the text and may lie in one another.
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

/** Whether a node is the text of an address that is typed without the marks of a link, or between angle brackets. */
export function isAddress({ node, parent }: Visited, text: string): boolean {
  return node.type === 'text' && parent?.node.type === 'link' && text[rangeOf(parent.node).start] !== '[';
}

/** What is no text: blanks stay, for patterns look for the beginning of a line; marks of quotes count as such. */
function maskMarkup(markup: string): string {
  // Most marks are short, and hold no blank or nothing else.
  if (!/[\s>]/.test(markup)) return MASKED.repeat(markup.length);
  if (!/\S/.test(markup)) return markup;
  return markup.replace(/[^\s>]/g, MASKED).replaceAll('>', ' ');
}

/**
 * What a text shows as it is typed: the source of its text nodes, without escapes and entities. All else is masked, and
 * every character keeps its place.
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
