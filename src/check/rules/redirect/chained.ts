import type { Rule } from '../rule.ts';

/** A redirect leads to a page, and not to another redirect. */
export const rule: Rule = {
  code: 'redirect/chained',
  severity: 'warning',
  subsumedBy: ['redirect/loop'],
  *check(site) {
    const { list: redirections, follow, loopFrom } = site.redirections;
    for (const redirection of redirections) {
      const { passed, backTo } = follow(redirection);
      if (passed.length < 2) continue;
      const { from, to, pointer } = redirection;
      const suggestion = backTo ? undefined : passed.at(-1)?.to;
      // A redirect in a loop is reported as such.
      const causes = backTo === redirection ? loopFrom(redirection) : [];
      yield { place: site.at(`${pointer}/to`), args: { from, to }, suggestion, causes };
    }
  },
};
