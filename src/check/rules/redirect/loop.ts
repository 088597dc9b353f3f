import type { Rule } from '../rule.ts';

/** A redirection ends somewhere. */
export const rule: Rule = {
  code: 'redirect/loop',
  severity: 'error',
  *check(facts) {
    const { list: redirections, follow } = facts.redirections;
    const reported = new Set<string>();
    for (const redirection of redirections) {
      const { passed, backTo } = follow(redirection);
      // Each loop is reported once; what leads into it is another matter.
      if (backTo !== redirection || reported.has(redirection.pointer)) continue;
      for (const { pointer } of passed) reported.add(pointer);
      const way = [...passed, redirection].map(({ from }) => from).join(' → ');
      yield { place: facts.at(`${redirection.pointer}/to`), args: { way } };
    }
  },
};
