import type { TypedRange } from '../../text/range.ts';
import { isInRange } from './is-in-range.ts';

/** An amount of money in a text, in euros; `typed` is its text, including the currency. */
export interface Amount extends TypedRange {
  euros: number;
}

/** Notations of the currency. Each has its own search: one pattern for all takes twice as long. */
const CURRENCIES = ['€', 'euro', 'EUR'];
const LETTER = /\p{L}/u;
const AMOUNT = /(?<![\d.,])(\d{1,3}(?:[ \u00A0\u202F.'’]\d{3})+|\d+)(?:[,.](\d{1,2}))?[ \u00A0\u202F]?$/;
/** Maximum length of an amount before its currency. */
const MAX_AMOUNT_LENGTH = 16;

/** Whether a text may contain an amount in euros. */
export function namesEuros(text: string): boolean {
  return CURRENCIES.some((name) => text.includes(name));
}

/** Yields the places where a text contains the currency, with its notation. */
function* currenciesIn(text: string): Generator<{ index: number; written: string }> {
  for (const name of CURRENCIES) {
    for (let index = text.indexOf(name); index >= 0; index = text.indexOf(name, index + name.length)) {
      const written = name === 'euro' && text[index + name.length] === 's' ? 'euros' : name;
      const next = String.fromCodePoint(text.codePointAt(index + written.length) ?? 0);
      if (written === '€' || !LETTER.test(next)) yield { index, written };
    }
  }
}

/** Yields the amounts in euros in a text (« 1 440 € », « 29€90 »), except for the ends of ranges. */
export function* amountsIn(text: string): Generator<Amount> {
  for (const { index, written } of currenciesIn(text)) {
    const from = Math.max(0, index - MAX_AMOUNT_LENGTH);
    const match = AMOUNT.exec(text.slice(from, index));
    if (!match) continue;
    const cents = written === '€' ? (/^\d{2}(?![\d\p{L}])/u.exec(text.slice(index + 1, index + 4))?.[0] ?? '') : '';
    const typed = match[0] + written + cents;
    const offset = from + match.index;
    if (isInRange(text, offset, offset + typed.length)) continue;
    const euros = Number(`${(match[1] ?? '').replace(/\D/g, '')}.${(match[2] ?? cents) || '0'}`);
    yield { start: offset, end: offset + typed.length, typed, euros };
  }
}
