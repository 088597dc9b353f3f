import { matchEnd } from './match-at.ts';
import type { TextRange } from './range.ts';

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*['’]?/gu;

/** Returns the words of a plain text, in order. An elided word is joined to the next one: « l’atelier » is one word. */
export function wordsOf(text: string): { text: string; offset: number }[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], offset: match.index }));
}

/** Matches a run of full stops and other final punctuation. */
const ENDING = /(?<![.!?…])[.!?…]+/g;
/** Matches closing punctuation that may follow final punctuation. */
const CLOSING = /[»)”"]*/y;
const BLANKS = /\s*/y;
/** Matches the space before a sentence, which begins with a capital, a digit or «. */
const BEGINNING = /\s[«“"(\s]*[\p{Lu}\p{N}]/uy;

/**
 * Returns the end of the sentence whose punctuation ends at an offset; -1 if no sentence begins after it. Each
 * character is read once.
 */
function endAfter(points: number, text: string): number {
  const blanks = matchEnd(BLANKS, text, points);
  const closing = matchEnd(CLOSING, text, blanks);
  if (closing > blanks && matchEnd(BEGINNING, text, closing) >= 0) return closing;
  return blanks > points && matchEnd(BEGINNING, text, blanks - 1) >= 0 ? blanks - 1 : -1;
}

/** Matches a final full stop that does not end a sentence: after an initial, a title or a reference. */
const ABBREVIATION = /(?:^|[\s(«])(?:\p{Lu}|MM|Mme|art|cf|env|ex|fig|no|p|pp|tél|vol)\.$/u;
/** Maximum length of these abbreviations, with the character before them. */
const MAX_ABBREVIATION_LENGTH = 8;

/**
 * Returns the sentences of one paragraph. A colon or a semicolon does not end a sentence, as in French grammar.
 * Whitespace around sentences is not included.
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

/** Returns all runs of `size` consecutive words. */
export function shinglesOf(words: readonly string[], size: number): string[] {
  return words
    .slice(0, Math.max(0, words.length - size + 1))
    .map((_, start) => words.slice(start, start + size).join(' '));
}

/** Returns the share (0 to 1) of a text's shingles that another text also contains. */
export function sharedShare(own: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (own.size === 0) return 0;
  let shared = 0;
  for (const shingle of own) if (other.has(shingle)) shared += 1;
  return shared / own.size;
}

const VOWELS = /[aeiouyàâäéèêëîïôöùûüœæ]+/g;

/** Separates vowels that are pronounced on their own: « création », « maïs ». A y between vowels separates them. */
function partVowels(word: string): string {
  return word
    .replace(/é(?=[aeiouâàô])/g, 'é-')
    .replace(/(?<=[aeiouy])(?=[ïëü])/g, '-')
    .replace(/(?<=[aeou])y(?=[aeiouéè])/g, '-');
}

function syllablesOfPart(part: string): number {
  const groups = partVowels(part).match(VOWELS) ?? [];
  // A silent final e: « page », « pages », « boutique ».
  const isMute = groups.length > 1 && /(?:[^aeiouyàâéèêëîïôùûü]|[qg]u)es?$/.test(part);
  return Math.max(1, groups.length - (isMute ? 1 : 0));
}

/**
 * Returns the number of syllables of a French word, from its spelling. Verb endings in « -ent » are counted as if they
 * were pronounced, because they cannot be told from nouns; a number counts as one syllable.
 */
export function countSyllables(word: string): number {
  // The u of an elided « que » is silent: « jusqu’ici ».
  const parts = word
    .toLowerCase()
    .normalize('NFC')
    .replace(/qu(?=['’])/g, 'q')
    .split(/['’-]/);
  // An elided word adds a consonant to the next one, but no syllable.
  const spoken = parts.filter(
    (part, index) => part !== '' && !(index < parts.length - 1 && /^[cdjlmnqst]$/.test(part)),
  );
  return Math.max(
    1,
    spoken.reduce((sum, part) => sum + syllablesOfPart(part), 0),
  );
}

/**
 * Returns the reading ease of French sentences, from about 0 (very hard) to 100 (very easy); 60 or more is plain
 * French. Source: Kandel & Moles 1958, Flesch's formula fitted to French: 207 − 1.015 × words per sentence − 73.6 ×
 * syllables per word.
 */
export function readingEase(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => wordsOf(sentence));
  if (words.length === 0) return 100;
  const syllables = words.reduce((sum, { text }) => sum + countSyllables(text), 0);
  return 207 - 1.015 * (words.length / sentences.length) - 73.6 * (syllables / words.length);
}
