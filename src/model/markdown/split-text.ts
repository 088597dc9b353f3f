import { rangeOf } from './markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** Number of paragraphs shown of a text without headings. */
const PARAGRAPHS = 2;

/**
 * Splits a Markdown text into a visible and a collapsed part: at its second heading, or after two paragraphs if it has
 * none.
 */
export function splitText(markdown: string): { beginning: string; rest: string } {
  const blocks = parseMarkdown(markdown).children;
  const headings = blocks.filter(({ type }) => type === 'heading');
  const next = headings.length > 0 ? headings.find((heading) => heading !== blocks[0]) : blocks[PARAGRAPHS];
  const cut = next ? rangeOf(next).start : markdown.length;
  return { beginning: markdown.slice(0, cut), rest: markdown.slice(cut) };
}
