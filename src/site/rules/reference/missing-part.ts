import { missingParts } from '../../facts/missing-parts.ts';
import type { Rule } from '../rule.ts';

/** What a block, a chain, a text or a name of the site needs is declared. */
export const rule: Rule = {
  code: 'reference/missing-part',
  severity: 'error',
  *check(facts) {
    for (const { what, part, locate } of missingParts(facts)) yield { place: locate(), args: { what, part } };
  },
};
