import type { Rule } from '../rule.ts';
import { namedCodes, RETIRED_CODES } from './named-codes.ts';

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
