import { wordsOf } from '../../text/prose.ts';
import type { TextRange } from '../../text/range.ts';
import type { Speller } from './speller.ts';

/** A word that is misspelt, or written twice, with the likeliest correction. */
export interface Misspelling extends TextRange {
  word: string;
  suggestion?: string;
}

/** Words whose repetition is correct in French: « nous nous occupons », « vous vous demandez ». */
const MAY_REPEAT = new Set(['nous', 'vous', 'faire']);

/** Finds the words that are written twice in a row. In the text, everything but prose is masked. */
export function findRepeatedWords(text: string): Required<Misspelling>[] {
  const words = wordsOf(text);
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    if (!before || !/^\p{L}+$/u.test(word.text)) return [];
    const same = before.text.toLowerCase() === word.text.toLowerCase();
    const between = text.slice(before.offset + before.text.length, word.offset);
    if (!same || !/^[ \n]+$/.test(between) || MAY_REPEAT.has(word.text.toLowerCase())) return [];
    const end = word.offset + word.text.length;
    return [{ word: word.text, start: before.offset, end, suggestion: before.text }];
  });
}

/**
 * Finds the words that are neither in the dictionary nor in the site's list. In the text, everything but prose is
 * masked.
 */
export function findUnknownWords(text: string, speller: Speller): Misspelling[] {
  return wordsOf(speller.maskListed(text)).flatMap(({ text: typed, offset }) => {
    if (speller.accepts(typed)) return [];
    const word = typed.replace(/['’]$/, '');
    const suggestion = speller.suggest(word);
    return [{ word, start: offset, end: offset + word.length, ...(suggestion === undefined ? {} : { suggestion }) }];
  });
}
