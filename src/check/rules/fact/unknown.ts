import { nearest } from '../../../text/nearest.ts';
import { placesOfName } from '../../site-index/missing-parts.ts';
import { atUses } from '../at-uses.ts';
import type { Rule } from '../rule.ts';

/** Every name between double braces is known. */
export const rule: Rule = {
  code: 'fact/unknown',
  severity: 'error',
  subsumedBy: ['reference/missing-part', 'reference/unknown'],
  *check(site) {
    for (const one of site.unresolvedNames) {
      const { name, near } = one;
      yield* atUses(one, {
        args: { name },
        correct({ allowed }) {
          const known = (allowed && nearest(name, allowed)) ?? near;
          return known && `{{${known}}}`;
        },
        rename: name.replace(/^facts\./, ''),
        causes: placesOfName(name, site),
      });
    }
  },
};
