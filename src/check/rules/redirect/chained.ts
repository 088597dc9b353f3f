import type { Rule } from '../rule.ts';

/** A redirection leads to a page, not to another redirection. */
export const rule: Rule = {
  code: 'redirect/chained',
  severity: 'warning',
  subsumedBy: ['redirect/loop'],
  *check(facts) {
    const { list: redirections, follow, loopFrom } = facts.redirections;
    for (const redirection of redirections) {
      const { passed, backTo } = follow(redirection);
      if (passed.length < 2) continue;
      const { from, to, pointer } = redirection;
      const suggestion = backTo ? undefined : passed.at(-1)?.to;
      // One that is part of a loop is reported as such.
      const causes = backTo === redirection ? loopFrom(redirection) : [];
      yield { place: facts.at(`${pointer}/to`), args: { from, to }, suggestion, causes };
    }
  },
};
