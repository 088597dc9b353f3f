import type { Span } from './markdown.ts';

const BROKEN = /\[[^[\]\n]+\][ \t]+\((?:\/|#|https?:|mailto:|tel:)[^()\s]*\)/g;

/** What was meant as a link but is none, since a space parts its words from its address. */
export function* brokenLinksIn(text: string): Generator<Span & { typed: string }> {
  for (const { index, 0: typed } of text.matchAll(BROKEN)) yield { offset: index, length: typed.length, typed };
}
