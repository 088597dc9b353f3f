import { rangeOf } from './markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';

/** Splits a Markdown text into a visible part (its first paragraph, with a heading above it) and a collapsed part. */
export function splitText(markdown: string): { beginning: string; rest: string } {
  const blocks = parseMarkdown(markdown).children;
  const next = blocks[blocks[0]?.type === 'heading' ? 2 : 1];
  const cut = next ? rangeOf(next).start : markdown.length;
  return { beginning: markdown.slice(0, cut), rest: markdown.slice(cut) };
}
