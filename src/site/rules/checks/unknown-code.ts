import { nearest } from '../../../text/nearest.ts';
import { namedCodes, RETIRED_CODES } from '../../facts/named-codes.ts';
import type { Finding, Rule } from '../rule.ts';

/** Checks that are tuned or silenced exist, or did. */
export const rule: Rule = {
  code: 'checks/unknown-code',
  severity: 'error',
  *check(facts): Generator<Finding> {
    const { tunable } = facts;
    for (const { code: typed, place } of namedCodes(facts)) {
      if (tunable.includes(typed) || RETIRED_CODES.includes(typed)) continue;
      yield { place, args: { typed }, suggestion: nearest(typed, tunable) };
    }
  },
};
