import { nearest } from '../../../text/nearest.ts';
import type { Finding, Rule } from '../rule.ts';
import { namedCodes, RETIRED_CODES } from './named-codes.ts';

/** Checks that are tuned or silenced exist, or did. */
export const rule: Rule = {
  code: 'checks/unknown-code',
  severity: 'error',
  *check(context): Generator<Finding> {
    const { tunable } = context;
    for (const { code: typed, place } of namedCodes(context)) {
      if (tunable.includes(typed) || RETIRED_CODES.includes(typed)) continue;
      yield { place, args: { typed }, suggestion: nearest(typed, tunable) };
    }
  },
};
