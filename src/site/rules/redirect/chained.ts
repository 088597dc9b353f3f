import type { Rule } from '../rule.ts';
import { redirectionsOf } from './follow-redirections.ts';

/** A redirection leads to a page, not to another redirection. */
export const rule: Rule = {
  code: 'redirect/chained',
  severity: 'warning',
  *check(context) {
    const { redirections, follow } = redirectionsOf(context);
    for (const redirection of redirections) {
      const { passed, backTo } = follow(redirection);
      // One that is part of a loop is reported as such.
      if (passed.length < 2 || backTo === redirection) continue;
      const { from, to, pointer } = redirection;
      const suggestion = backTo ? undefined : passed.at(-1)?.to;
      yield { place: context.at(`${pointer}/to`), args: { from, to }, suggestion };
    }
  },
};
