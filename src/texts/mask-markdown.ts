import type { MarkdownLink, Span } from '../site/markdown/markdown.ts';
import { scanMarkdown } from '../site/markdown/scan-markdown.ts';

/** Stands for every letter of what is read as one word but is no prose: a fact, an address, a piece of code. */
const OPAQUE = '0';

const FACT = /\{\{[^{}\n]*\}\}/g;
/** Endings by which a name with a point is told from two sentences that lack a space. */
const ENDINGS =
  'com|fr|org|net|eu|io|dev|app|shop|example|test|html?|css|js|php|txt|xml|md|json|jpe?g|png|webp|avif|svg|pdf|zip';
const ADDRESS = new RegExp(
  [
    '(?:https?://|mailto:|tel:|www\\.)[^\\s<>«»()]+',
    '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    `(?<![\\p{L}\\p{N}.])(?:[a-z0-9-]+\\.)*[a-z0-9-]*\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
    // Names of cookies and of stored values: `_gcl_au`, `_gcl_*`, `site:draft:*`.
    '(?<![\\p{L}\\p{N}_])(?:[a-z0-9]*(?:_[a-z0-9]+)+(?:_\\*)?|[a-z]+(?::[a-z*]+)+)(?![\\p{L}\\p{N}_])',
  ].join('|'),
  'giu',
);
/** Marks at a line's start: quotations, headings, items, boxes to tick. */
const LINE_START = /^(?:[ \t]*>)*[ \t]*(?:(?:#{1,6}|(?:[-+*]|\d{1,9}[.)])(?:[ \t]+\[[ xX]\])?)(?=[ \t]|$))?/gm;
const TABLE_RULE = /^[ \t>]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*(?::?-+:?)?[ \t]*$/gm;
const MARKS = /[*|[\]~\\]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;

/** Replaces signs by as many others, so that all offsets hold; line breaks stay. */
function cover(text: string, sign: string): string {
  return text.replace(/[^\n\r]/g, sign);
}

function coverSpan(text: string, { offset, length }: Span, sign: string): string {
  return text.slice(0, offset) + cover(text.slice(offset, offset + length), sign) + text.slice(offset + length);
}

/** What of a link is no prose: all but its words. */
function coverLink(text: string, link: MarkdownLink): string {
  const end = link.offset + link.length;
  const at = link.destination.offset;
  if (at < link.offset || at >= end) {
    const label = text.lastIndexOf('][', end);
    const lineEnd = text.indexOf('\n', at);
    const lineStart = text.lastIndexOf('\n', at) + 1;
    const definition = { offset: lineStart, length: (lineEnd < 0 ? text.length : lineEnd) - lineStart };
    const named = label > link.offset ? coverSpan(text, { offset: label, length: end - label }, ' ') : text;
    return coverSpan(named, definition, ' ');
  }
  const words = text.lastIndexOf('](', at);
  if (words < link.offset) return coverSpan(text, link, OPAQUE);
  return coverSpan(text, { offset: words, length: end - words }, ' ');
}

/** Facts and addresses of a plain text made opaque; every other sign keeps its place. */
export function maskText(text: string): string {
  return text.replace(FACT, (fact) => cover(fact, OPAQUE)).replace(ADDRESS, (address) => cover(address, OPAQUE));
}

/**
 * The prose of a Markdown text with every sign at its place: code blocks, HTML, destinations and marks become blanks;
 * facts, addresses and code within a sentence become words of zeros, which count but are not spelt.
 */
export function maskMarkdown(markdown: string): string {
  const { code, html, links } = scanMarkdown(markdown);
  let text = markdown;
  for (const link of links) text = coverLink(text, link);
  for (const span of html) text = coverSpan(text, span, ' ');
  for (const span of code) {
    const isBlock = /^(?:`{3}|~{3}|[ \t])/.test(markdown.slice(span.offset));
    text = coverSpan(text, span, isBlock ? ' ' : OPAQUE);
  }
  const masked = maskText(text);
  return [TABLE_RULE, LINE_START, MARKS].reduce(
    (left, pattern) => left.replace(pattern, (marks) => cover(marks, ' ')),
    masked,
  );
}
