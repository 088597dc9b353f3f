import type { Rule } from '../rule.ts';
import { sameButForm } from './target.ts';

/** A link is written as the page's address is: no closing slash, no other case, no address of the site itself. */
export const rule: Rule = {
  code: 'link/inexact-path',
  severity: 'error',
  *check(context) {
    for (const { to, target, locate } of context.astray) {
      const meant = sameButForm(target.path, context);
      if (meant === undefined) continue;
      const suggestion = meant + target.suffix;
      yield { place: locate(), args: { to }, suggestion };
    }
  },
};
