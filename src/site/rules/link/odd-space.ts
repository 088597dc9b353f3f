import { hasOddSpace, withoutOddSpaces } from '../../facts/link-target.ts';
import type { Rule } from '../rule.ts';

/** No address holds a space that nobody sees. */
export const rule: Rule = {
  code: 'link/odd-space',
  severity: 'error',
  *check({ links }) {
    for (const { to, locate } of links) {
      if (hasOddSpace(to)) yield { place: locate(), suggestion: withoutOddSpaces(to).trim() };
    }
  },
};
