import { entriesAt, numberAt } from '../../../model/read/values.ts';
import { formatFact } from '../../../text/format-fact.ts';
import { NAMING_PARTS } from '../../site-index/collections.ts';
import type { Rule } from '../rule.ts';

const MIN_EUROS = 1;
const MAX_EUROS = 5000;

const inEuros = (value: number) => formatFact({ format: 'money', value });

/** Monthly prices are amounts that a small business could pay, or zero. */
export const rule: Rule = {
  code: 'price/out-of-range',
  severity: 'error',
  subsumedBy: ['schema/*'],
  *check({ manifest, at }) {
    for (const collection of NAMING_PARTS) {
      for (const { value, pointer } of entriesAt(manifest, collection)) {
        const price = numberAt(value, 'monthlyPrice');
        if (price === undefined || price === 0 || (price >= MIN_EUROS && price <= MAX_EUROS)) continue;
        yield {
          place: at(`${pointer}/monthlyPrice`),
          args: { price: inEuros(price), least: MIN_EUROS, most: inEuros(MAX_EUROS) },
        };
      }
    }
  },
};
