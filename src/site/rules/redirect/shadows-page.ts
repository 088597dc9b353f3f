import { hiddenPage, sourcesOf } from '../../facts/redirect-sources.ts';
import type { Rule } from '../rule.ts';

/** No redirection leaves from a page that exists, be it one of many that a pattern stands for. */
export const rule: Rule = {
  code: 'redirect/shadows-page',
  severity: 'error',
  *check(facts) {
    for (const source of sourcesOf(facts)) {
      const page = hiddenPage(source, facts);
      if (page !== undefined) yield { place: facts.at(source.pointer), args: { path: source.typed, page } };
    }
  },
};
