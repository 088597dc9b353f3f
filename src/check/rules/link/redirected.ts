import { written } from '../../facts/link-target.ts';
import type { Rule } from '../rule.ts';

/** A link leads to the page itself rather than to an old address that redirects there. */
export const rule: Rule = {
  code: 'link/redirected',
  severity: 'warning',
  subsumedBy: ['redirect/chained', 'redirect/loop', 'link/own-address'],
  *check(facts) {
    const { brokenLinks, at } = facts;
    const { list: redirections, redirectFrom, loopFrom } = facts.redirections;
    const leading = new Map(redirections.map((redirection) => [at(`${redirection.pointer}/to`).start, redirection]));
    for (const link of brokenLinks) {
      const { target, locate } = link;
      const redirect = redirectFrom(target.path);
      if (!redirect) continue;
      const place = locate();
      // A redirection that leads to another one has rules of its own.
      const own = place.file === at('').file ? leading.get(place.start) : undefined;
      const causes = own ? loopFrom(own) : [];
      yield { place, args: { to: target.path }, suggestion: written(link, redirect.to), causes };
    }
  },
};
