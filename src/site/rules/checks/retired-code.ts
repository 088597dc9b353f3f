import { namedCodes, RETIRED_CODES } from '../../facts/named-codes.ts';
import type { Rule } from '../rule.ts';

/** A setting or an exception of a check that is no more does no harm. */
export const rule: Rule = {
  code: 'checks/retired-code',
  severity: 'note',
  *check(facts) {
    for (const { code, place } of namedCodes(facts)) {
      if (RETIRED_CODES.includes(code)) yield { place, args: { typed: code } };
    }
  },
};
