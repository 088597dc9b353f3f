import type { Code } from 'mdast';
import { rangeOf, type Unclosed } from './markdown.ts';
import type { Visited } from './walk.ts';

const FENCE = /^(?:`{3,}|~{3,})/;

function isInQuote({ parent }: Visited): boolean {
  for (let above = parent; above; above = above.parent) if (above.node.type === 'blockquote') return true;
  return false;
}

function firstLine(text: string): string {
  return text.replace(/\n[\s\S]*/, '').trim();
}

/** Whether the last line of a code block is its closing fence. */
function isClosed(fence: string, offset: number, end: number, text: string): boolean {
  const start = text.lastIndexOf('\n', end - 1) + 1;
  const [blanks = '', marks = ''] = new RegExp(`^[\\s>]*(${fence[0]}*)\\s*$`).exec(text.slice(start, end)) ?? [];
  const column = blanks.indexOf(fence) - (offset - text.lastIndexOf('\n', offset) - 1);
  // A fence with more indentation is code.
  return start > offset && marks.length >= fence.length && column < 4;
}

/** Yields a code block or comment that includes the rest of a text, because nothing closes it. */
function* openBlockIn(last: Visited | undefined, text: string): Generator<Unclosed> {
  if (!last) return;
  const { node } = last;
  const { start: from, end: to } = rangeOf(node);
  const offset = from + text.slice(from, to).search(/\S|$/);
  const source = text.slice(offset, to).trimEnd();
  const end = offset + source.length;
  // A blank line ends a quote and its content.
  if (text.slice(end).trim() !== '' || (isInQuote(last) && text.includes('\n', end))) return;
  if (node.type === 'html' && source.startsWith('<!--') && !source.includes('-->')) {
    yield { start: offset, end: offset + 4, typed: '<!--', closing: '-->' };
  }
  const [fence] = (node.type === 'code' && FENCE.exec(source)) || [];
  // An indented code block contains its first line, even if that looks like a fence.
  if (fence === undefined || firstLine((node as Code).value) === firstLine(source)) return;
  if (!isClosed(fence, offset, end, text))
    yield { start: offset, end: offset + fence.length, typed: fence, closing: fence };
}

/**
 * Yields the starts of code or comments that are never closed.
 * @param last the last node of the text
 * @param literal the text; characters not shown as typed are masked
 */
export function* unclosedIn(last: Visited | undefined, text: string, literal: string): Generator<Unclosed> {
  yield* openBlockIn(last, text);
  for (const { index } of literal.matchAll(/<!--/g))
    yield { start: index, end: index + 4, typed: '<!--', closing: '-->' };
}
