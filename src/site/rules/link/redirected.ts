import { redirectionsOf } from '../redirect/follow-redirections.ts';
import type { Rule } from '../rule.ts';
import { written } from './target.ts';

/** A link leads to the page itself rather than to an old address that redirects there. */
export const rule: Rule = {
  code: 'link/redirected',
  severity: 'warning',
  *check(context) {
    const { astray, at } = context;
    const { redirections, redirectFrom } = redirectionsOf(context);
    const sources = new Set(redirections.map(({ pointer }) => at(`${pointer}/to`).offset));
    for (const link of astray) {
      const { target, locate } = link;
      const redirect = redirectFrom(target.path);
      if (!redirect) continue;
      // A redirection that leads to another one has a rule of its own.
      const place = locate();
      if (place.file === at('').file && sources.has(place.offset)) continue;
      yield { place, args: { to: target.path }, suggestion: written(link, redirect.to) };
    }
  },
};
