import type { TextRange } from '../../text/range.ts';

/** A comment that visitors see; `suggestion` is a form of it that they do not see. */
export interface VisibleComment extends TextRange {
  suggestion: string;
}

const OPENING = /<([a-z][a-z0-9-]*)/gi;
const CLOSING = /^<\/([a-z][a-z0-9-]*)/i;
/** Comments whose dashes a word processor has joined, or that have too few dashes. */
const MISTYPED = /<! ?(?:[–—]|-[–—]?|(?<= )--)(?!-)([^<>\n]*[-–—])>/g;

/**
 * Yields the HTML in a text, except comments. A closing tag is only reported if no opening tag precedes it.
 * @param html ranges of the HTML, without whitespace at their ends
 */
export function* tagsIn(text: string, html: readonly TextRange[]): Generator<TextRange> {
  const opened = new Set<string>();
  for (const range of html) {
    const typed = text.slice(range.start, range.end);
    if (typed.startsWith('<!--')) continue;
    const closed = CLOSING.exec(typed)?.[1]?.toLowerCase();
    if (closed === undefined || !opened.has(closed)) yield range;
    for (const [, name = ''] of typed.matchAll(OPENING)) opened.add(name.toLowerCase());
  }
}

/**
 * Returns the end of the comments at the start of some HTML, including the whitespace after them; 0 if there are none.
 */
function commentsEnd(html: string): number {
  let end = 0;
  while (html.startsWith('<!--', end)) {
    const closing = html.indexOf('-->', end + 4);
    if (closing < 0) return end;
    end = closing + 3;
    while (/[ \t]/.test(html[end] ?? '')) end += 1;
  }
  return end;
}

/**
 * Returns the text before an offset in its line, with spaces in place of all characters except whitespace and quote
 * markers. A new line with this prefix stays in the same quote or list item.
 */
function prefixOf(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start, offset).replace(/[^>\s]/g, ' ');
}

/**
 * Yields the comments that visitors see, because text follows them on the same line, or their dashes are mistyped.
 * @param html ranges of the HTML, without whitespace at their ends
 * @param literal the text; characters not shown as typed are masked
 */
export function* visibleCommentsIn(
  text: string,
  html: readonly TextRange[],
  literal: string,
): Generator<VisibleComment> {
  for (const { start, end } of html) {
    const typed = text.slice(start, end);
    const width = commentsEnd(typed);
    if (width === 0 || width >= typed.length || /[\r\n]/.test(typed[width] ?? '')) continue;
    yield { start, end: start + width, suggestion: `${typed.slice(0, width).trimEnd()}\n${prefixOf(text, start)}` };
  }
  if (!literal.includes('<!')) return;
  for (const { index, 0: found, 1: inner = '' } of literal.matchAll(MISTYPED)) {
    const words = inner.replace(/[-–—]{1,3}$/, '').trim();
    const from = index + found.indexOf(words);
    const note = text.slice(from, from + words.length);
    yield { start: index, end: index + found.length, suggestion: `<!-- ${note} -->` };
  }
}
