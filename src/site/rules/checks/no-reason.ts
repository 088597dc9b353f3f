import { suppressionsOf } from '../../facts/suppressions.ts';
import type { Rule } from '../rule.ts';

/** Shortest text that can be a reason, as the schema asks of the manifest's exceptions. */
const SHORTEST = 5;

/** Whoever accepts a finding says why. */
export const rule: Rule = {
  code: 'checks/no-reason',
  severity: 'error',
  *check(facts) {
    for (const { code, reason, place } of suppressionsOf(facts)) {
      if (reason.length < SHORTEST) yield { place, args: { code } };
    }
  },
};
