import { entriesAt, objectAt, textAt } from '../context/values.ts';
import type { Rule } from '../rule.ts';

/** A business closes after it opens. */
export const rule: Rule = {
  code: 'hours/order',
  severity: 'error',
  *check({ manifest, at }) {
    for (const { value, pointer } of entriesAt(objectAt(manifest, 'business'), 'hours', '/business')) {
      const opens = textAt(value, 'opens');
      const closes = textAt(value, 'closes');
      if (opens !== undefined && closes !== undefined && closes <= opens) {
        yield { place: at(`${pointer}/closes`), args: { opens, closes } };
      }
    }
  },
};
