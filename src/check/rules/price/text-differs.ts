import { entriesAt, numberAt, textAt } from '../../../model/read/values.ts';
import { formatFact } from '../../../text/format-fact.ts';
import { numberLike } from '../../../text/numbers.ts';
import { NAMING_PARTS } from '../../site-index/collections.ts';
import type { Rule } from '../rule.ts';

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
      const written = /(?:(?<!\S)[-−])?\d[\d \u00A0\u202F]*(?:[,.]\d+)?/.exec(interpolate(typed))?.[0];
      if (written === undefined) continue;
      const amount = Number(
        written
          .replace(/[ \u00A0\u202F]/g, '')
          .replace('−', '-')
          .replace(',', '.'),
      );
      if (amount === price) continue;
      const suggestion = typed.replace(written.trimEnd(), numberLike(price, typed));
      yield {
        place: at(`${pointer}/price`),
        args: { typed, price: formatFact({ format: 'money', value: price }) },
        suggestion: suggestion === typed ? undefined : suggestion,
        causes: [at(`${pointer}/monthlyPrice`)],
      };
    }
  },
};
