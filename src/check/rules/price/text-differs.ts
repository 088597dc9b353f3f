import { type Amount, amountsIn } from '../../../model/markdown/find-amounts.ts';
import { entriesAt, numberAt, textAt } from '../../../model/read/values.ts';
import { formatFact } from '../../../text/format-fact.ts';
import { amountOf, numberLike } from '../../../text/numbers.ts';
import { NAMING_PARTS } from '../../site-index/collections.ts';
import type { Rule } from '../rule.ts';

const NUMBER = /\d[\d \u00A0\u202F]*(?:[,.]\d+)?/g;
const MINUS = /(?<!\S)[-−]$/;
const CURRENCY = /\s?(?:€|euros?|EUR)/;

/** Returns the numbers of a text, which may be amounts in another currency. */
function* numbersIn(text: string): Generator<Amount> {
  for (const { 0: typed, index: start } of text.matchAll(NUMBER)) {
    const euros = amountOf(typed);
    if (euros !== undefined) yield { start, end: start + typed.trimEnd().length, typed, euros };
  }
}

/** Returns the amounts in a price text; without any, its numbers. A minus belongs to the number. */
function pricesOf(text: string): Amount[] {
  const amounts = [...amountsIn(text)];
  return (amounts.length > 0 ? amounts : [...numbersIn(text)]).map((amount) =>
    MINUS.test(text.slice(0, amount.start)) ? { ...amount, start: amount.start - 1, euros: -amount.euros } : amount,
  );
}

/** The price text of a plan equals its monthly price. */
export const rule: Rule = {
  code: 'price/text-differs',
  severity: 'error',
  subsumedBy: ['schema/*'],
  *check({ manifest, interpolate, at }) {
    for (const { value, pointer } of NAMING_PARTS.flatMap((collection) => entriesAt(manifest, collection))) {
      const typed = textAt(value, 'price');
      const price = numberAt(value, 'monthlyPrice');
      if (typed === undefined || price === undefined) continue;
      const text = interpolate(typed);
      const amounts = pricesOf(text);
      const [amount, ...others] = amounts;
      if (!amount || amounts.some(({ euros }) => euros === price)) continue;
      const { start, end, typed: written } = amount;
      const correct = `${numberLike(price, text.slice(start))}${CURRENCY.exec(written)?.[0] ?? ''}`;
      const isSure = others.length === 0 && text === typed;
      yield {
        place: at(`${pointer}/price`),
        args: { typed, price: formatFact({ format: 'money', value: price }) },
        suggestion: isSure ? typed.slice(0, start) + correct + typed.slice(end) : undefined,
        causes: [at(`${pointer}/monthlyPrice`)],
      };
    }
  },
};
