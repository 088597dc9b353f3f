import { linkAs, withSuffix } from '../../site-index/link-target.ts';
import type { Rule } from '../rule.ts';

/** A link leads to the page itself, instead of an old address with a permanent redirect. */
export const rule: Rule = {
  code: 'link/redirected',
  severity: 'warning',
  subsumedBy: ['redirect/chained', 'redirect/loop', 'link/own-address'],
  *check(site) {
    const { brokenLinks, at } = site;
    const { list: redirections, redirectFrom, loopFrom } = site.redirections;
    const leading = new Map(redirections.map((redirection) => [at(`${redirection.pointer}/to`).start, redirection]));
    for (const link of brokenLinks) {
      const { target, locate } = link;
      const redirect = redirectFrom(target.path);
      if (!redirect || redirect.isTemporary) continue;
      const place = locate();
      // A redirect to another redirect is reported by other rules.
      const own = place.file === at('').file ? leading.get(place.start) : undefined;
      const causes = own ? loopFrom(own) : [];
      const to = withSuffix(redirect.to, target.suffix);
      yield { place, args: { to: target.path }, suggestion: linkAs(link, to), causes };
    }
  },
};
