import { pricesIn } from '../../../model/markdown/find-prices.ts';
import { entryAround } from '../../site-index/collections.ts';
import type { Finding, Rule } from '../rule.ts';

/** Returns the arguments of the message about a price. If only one fact is about the same company, it is suggested. */
function wordsOf(typed: string, [name = '', ...others]: readonly string[]): Pick<Finding, 'args' | 'suggestion'> {
  const names = [name, ...others].map((one) => `{{facts.${one}}}`);
  return { args: { typed, names: names.join(', ') }, ...(others.length === 0 && { suggestion: names[0] }) };
}

/** A price of a company that has price facts is taken from one of them. */
export const rule: Rule = {
  code: 'price/typed-by-hand',
  severity: 'warning',
  *check({ factsAbout, manifest, strings, documents, sources }): Generator<Finding> {
    for (const { value, kind, document, pointer } of strings) {
      if (kind === 'markdown') continue;
      for (const { start, end, typed } of pricesIn(value)) {
        const isPriced = /^\/facts\//.test(pointer) || entryAround(pointer, manifest)?.price !== undefined;
        if (document === sources.manifest && isPriced) break;
        const facts = factsAbout(value, start);
        if (facts.length > 0) yield { place: document.locateWithin(pointer, { start, end }), ...wordsOf(typed, facts) };
      }
    }
    for (const { text, analysis, placeOf } of documents) {
      for (const price of analysis.prices) {
        const facts = factsAbout(text, price.start);
        if (facts.length > 0) yield { place: placeOf(price), ...wordsOf(price.typed, facts) };
      }
    }
  },
};
