import { matchEnd } from './match-at.ts';
import type { TextRange } from './range.ts';

/** A range of a text; offsets count UTF-16 units from the text's start. */
export interface Sentence extends TextRange {}

/** A run of points, from its first one on. */
const ENDING = /(?<![.!?…])[.!?…]+/g;
/** What may close after it. */
const CLOSING = /[»)”"]*/y;
const BLANKS = /\s*/y;
/** The blank before a sentence, which begins with a capital, a figure or «. */
const BEGINNING = /\s[«“"(\s]*[\p{Lu}\p{N}]/uy;

/** Where the sentence ends whose points end at an offset; -1 if none begins after them. Each sign is looked at once. */
function endAfter(points: number, text: string): number {
  const blanks = matchEnd(BLANKS, text, points);
  const closing = matchEnd(CLOSING, text, blanks);
  if (closing > blanks && matchEnd(BEGINNING, text, closing) >= 0) return closing;
  return blanks > points && matchEnd(BEGINNING, text, blanks - 1) >= 0 ? blanks - 1 : -1;
}

/** Ends with a point that ends no sentence: an initial, a title, a reference. */
const ABBREVIATION = /(?:^|[\s(«])(?:\p{Lu}|MM|Mme|art|cf|env|ex|fig|no|p|pp|tél|vol)\.$/u;
/** More signs than any of these has, with the one before it. */
const REACH = 8;

/**
 * The sentences of one paragraph. A colon or a semicolon ends none, as in French grammar.
 * Surrounding blanks belong to no sentence.
 */
export function sentencesOf(paragraph: string): Sentence[] {
  const ends = [...paragraph.matchAll(ENDING)]
    .map((match) => endAfter(match.index + match[0].length, paragraph))
    .filter((end) => end >= 0 && !ABBREVIATION.test(paragraph.slice(Math.max(0, end - REACH), end)));
  const sentences: Sentence[] = [];
  let start = 0;
  for (const end of [...ends, paragraph.length]) {
    const text = paragraph.slice(start, end);
    const offset = start + text.length - text.trimStart().length;
    const length = text.trim().length;
    if (length > 0) sentences.push({ start: offset, end: offset + length });
    start = end;
  }
  return sentences;
}
