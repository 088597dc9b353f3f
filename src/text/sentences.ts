import { matchEnd } from './match-at.ts';
import type { TextRange } from './range.ts';

/** A run of full stops and other final punctuation, from its first character on. */
const ENDING = /(?<![.!?…])[.!?…]+/g;
/** Closing punctuation that may follow it. */
const CLOSING = /[»)”"]*/y;
const BLANKS = /\s*/y;
/** The space before a sentence, which begins with a capital, a digit or «. */
const BEGINNING = /\s[«“"(\s]*[\p{Lu}\p{N}]/uy;

/**
 * End of the sentence whose punctuation ends at an offset; -1 if no sentence begins after it. Each character is read
 * once.
 */
function endAfter(points: number, text: string): number {
  const blanks = matchEnd(BLANKS, text, points);
  const closing = matchEnd(CLOSING, text, blanks);
  if (closing > blanks && matchEnd(BEGINNING, text, closing) >= 0) return closing;
  return blanks > points && matchEnd(BEGINNING, text, blanks - 1) >= 0 ? blanks - 1 : -1;
}

/** Ends with a full stop that does not end a sentence: an initial, a title, a reference. */
const ABBREVIATION = /(?:^|[\s(«])(?:\p{Lu}|MM|Mme|art|cf|env|ex|fig|no|p|pp|tél|vol)\.$/u;
/** Longer than any of these abbreviations, including the character before it. */
const MAX_ABBREVIATION_LENGTH = 8;

/**
 * The sentences of one paragraph. A colon or a semicolon does not end a sentence, as in French grammar. Whitespace
 * around sentences is not included.
 */
export function sentencesOf(paragraph: string): TextRange[] {
  const ends = [...paragraph.matchAll(ENDING)]
    .map((match) => endAfter(match.index + match[0].length, paragraph))
    .filter((end) => end >= 0 && !ABBREVIATION.test(paragraph.slice(Math.max(0, end - MAX_ABBREVIATION_LENGTH), end)));
  const sentences: TextRange[] = [];
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
