import { malformedNames } from '../../facts/malformed-names.ts';
import type { Rule } from '../rule.ts';

/** A name stands between exactly two braces on either side. */
export const rule: Rule = {
  code: 'fact/malformed',
  severity: 'error',
  *check(facts) {
    for (const { place, typed, suggestion } of malformedNames(facts)) yield { place, args: { typed }, suggestion };
  },
};
