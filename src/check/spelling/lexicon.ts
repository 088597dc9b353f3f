import type { TextRange, TypedRange } from '../../text/range.ts';

/** The words that a site accepts in addition to the dictionary. */
export interface Lexicon {
  /** Each word or expression with its place. */
  words: ReadonlyMap<string, TextRange>;
  /** Lines that are neither a word nor an expression. */
  malformed: readonly TypedRange[];
}

const ENTRY = /^[\p{L}\p{N}]+(?:(?:['’ -]|\. )[\p{L}\p{N}]+)*$/u;

/**
 * Parses a list of words. Each line has one word, or one expression that is only correct as a whole. `#` begins a
 * comment.
 */
export function readLexicon(text: string): Lexicon {
  const words = new Map<string, TextRange>();
  const malformed: Lexicon['malformed'][number][] = [];
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const typed = match[0].replace(/#.*$/, '').trim();
    if (!typed) continue;
    const start = match.index + match[0].indexOf(typed);
    const range = { start, end: start + typed.length };
    if (ENTRY.test(typed)) words.set(typed.replace(/’/g, "'"), range);
    else malformed.push({ ...range, typed });
  }
  return { words, malformed };
}
