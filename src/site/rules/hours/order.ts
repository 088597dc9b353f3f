import { openingRanges } from '../../facts/opening-ranges.ts';
import type { Rule } from '../rule.ts';

/** A business that opens does not close at the same time; a closing time before the opening is that of the next day. */
export const rule: Rule = {
  code: 'hours/order',
  severity: 'error',
  *check({ manifest, at }) {
    for (const { opens, closes, pointer } of openingRanges(manifest)) {
      if (closes === opens) yield { place: at(`${pointer}/closes`), args: { opens } };
    }
  },
};
