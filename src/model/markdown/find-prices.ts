import type { TypedRange } from '../../text/range.ts';

const CURRENCY = '(?:€|\\$|(?:euros?|dollars?|centimes?|EUR|USD)(?![\\p{L}\\p{N}]))';
const NUMBER = '\\d(?:[\\d.,]|[ \\u00A0\\u202F](?=\\d)){0,12}';
const BLANK = '[ \\u00A0\\u202F]?';
const FIGURES = `(?<![\\p{L}\\d.,])${NUMBER}${BLANK}(?:${CURRENCY}${BLANK})?(?:(?:à|et|ou|-|–|→)${BLANK}${NUMBER}${BLANK})?${CURRENCY}`;
/** An amount in words, matched backwards from its currency: many words may begin an amount, few end one. */
const WORDS = `(?:euros|dollars|centimes)(?!\\p{L})(?<=(?<!\\p{L})(?<typed>(?:(?:une |de )?\\p{L}+aines?|quelques|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)${BLANK}(?:d['’])?(?:euros|dollars|centimes)))`;
const PRICE = new RegExp(`${FIGURES}|${WORDS}`, 'gu');

/**
 * Yields the prices in a text. A price range is one match with both ends. Prices may be in figures (« 5 à 20 € ») or in
 * words (« une douzaine d'euros »).
 */
export function* pricesIn(text: string): Generator<TypedRange> {
  for (const { index, 0: found, groups: { typed = found } = {} } of text.matchAll(PRICE)) {
    const end = index + found.length;
    yield { start: end - typed.length, end, typed };
  }
}
