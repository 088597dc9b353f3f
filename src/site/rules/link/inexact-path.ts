import { sameButForm, written } from '../../facts/link-target.ts';
import type { Rule } from '../rule.ts';

/** A link is written as the page's address is: no closing slash, no other case. */
export const rule: Rule = {
  code: 'link/inexact-path',
  severity: 'error',
  *check(facts) {
    for (const link of facts.astray) {
      const { to, target, locate } = link;
      const meant = sameButForm(target.path, facts);
      if (meant === undefined) continue;
      yield { place: locate(), args: { to }, suggestion: written(link, meant + target.suffix) };
    }
  },
};
