import { linkAs } from '../../site-index/link-target.ts';
import { atUses } from '../at-uses.ts';
import type { Rule } from '../rule.ts';

/** A link to a section leads to an existing section. */
export const rule: Rule = {
  code: 'link/unknown-anchor',
  severity: 'error',
  subsumedBy: ['schema/*', 'markdown/unclosed'],
  *check(site) {
    for (const one of site.unresolvedAnchors) {
      const { near, uses } = one;
      const { route, anchor, causes } = uses[0];
      const known = [...site.anchorsOf(route)].map((id) => `#${id}`).join(', ') || '-';
      yield* atUses(one, {
        args: { page: route, anchor, known },
        correct: ({ link, path }) => (near === undefined ? undefined : linkAs(link, `${path}#${near}`)),
        rename: anchor,
        causes,
      });
    }
  },
};
