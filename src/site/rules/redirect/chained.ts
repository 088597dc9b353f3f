import { redirectsOf } from '../link/target.ts';
import type { Rule } from '../rule.ts';

/** A redirection leads to a page, not to another redirection. */
export const rule: Rule = {
  code: 'redirect/chained',
  severity: 'warning',
  *check({ manifest, at }) {
    const redirects = redirectsOf(manifest);
    for (const [from, { to, pointer }] of redirects) {
      if (!redirects.has(to)) continue;
      const passed = new Set([from]);
      let last = to;
      while (!passed.has(last)) {
        passed.add(last);
        last = redirects.get(last)?.to ?? last;
      }
      yield { place: at(`${pointer}/to`), args: { from, to }, suggestion: redirects.has(last) ? undefined : last };
    }
  },
};
