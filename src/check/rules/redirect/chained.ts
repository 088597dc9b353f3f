import type { Rule } from '../rule.ts';

/** A redirect leads to a page, and not to another permanent redirect. */
export const rule: Rule = {
  code: 'redirect/chained',
  severity: 'warning',
  subsumedBy: ['redirect/loop'],
  *check(site) {
    const { list: redirections, follow, loopFrom } = site.redirections;
    for (const redirection of redirections) {
      const { passed, backTo } = follow(redirection);
      const [, ...next] = passed;
      const temporary = next.findIndex(({ isTemporary }) => isTemporary);
      const last = temporary === -1 ? next.at(-1) : next[temporary - 1];
      if (!last) continue;
      const { from, to, pointer } = redirection;
      const suggestion = backTo ? undefined : last.to;
      // A redirect in a loop is reported as such.
      const causes = backTo === redirection ? loopFrom(redirection) : [];
      yield { place: site.at(`${pointer}/to`), args: { from, to }, suggestion, causes };
    }
  },
};
