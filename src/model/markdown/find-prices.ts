import type { TextRange } from '../../text/range.ts';

/** A price in a text, in euros or dollars; `typed` is how it is written, a range with both ends. */
export interface Price extends TextRange {
  typed: string;
}

const CURRENCY = '(?:€|\\$|(?:euros?|dollars?|centimes?|EUR|USD)(?![\\p{L}\\p{N}]))';
const NUMBER = '\\d(?:[\\d.,]|[ \\u00A0\\u202F](?=\\d)){0,12}';
const BLANK = '[ \\u00A0\\u202F]?';
const FIGURES = `(?<![\\p{L}\\d.,])${NUMBER}${BLANK}(?:${CURRENCY}${BLANK})?(?:(?:à|et|ou|-|–|→)${BLANK}${NUMBER}${BLANK})?${CURRENCY}`;
const WORDS = `(?<!\\p{L})(?:(?:une |de )?\\p{L}+aines?|quelques|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)${BLANK}(?:d['’])?(?:euros|dollars|centimes)(?!\\p{L})`;
const PRICE = new RegExp(`${FIGURES}|${WORDS}`, 'gu');

/** Prices that a text holds, in figures (« 5 à 20 € ») or in words (« une douzaine d'euros »). */
export function* pricesIn(text: string): Generator<Price> {
  for (const { index, 0: typed } of text.matchAll(PRICE)) yield { start: index, end: index + typed.length, typed };
}
