import type { Rule } from '../rule.ts';

/** A redirect does not end in a loop. */
export const rule: Rule = {
  code: 'redirect/loop',
  severity: 'error',
  *check(site) {
    const { list: redirections, follow } = site.redirections;
    const reported = new Set<string>();
    for (const redirection of redirections) {
      const { passed, backTo } = follow(redirection);
      // Each loop is reported once; redirects that lead into it are not part of it.
      if (backTo !== redirection || reported.has(redirection.pointer)) continue;
      for (const { pointer } of passed) reported.add(pointer);
      const way = [...passed, redirection].map(({ from }) => from).join(' → ');
      yield { place: site.at(`${redirection.pointer}/to`), args: { way } };
    }
  },
};
