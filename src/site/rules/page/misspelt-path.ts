import { misspeltPages } from '../../facts/reach.ts';
import type { Rule } from '../rule.ts';

/** A page has the address that the links give it. */
export const rule: Rule = {
  code: 'page/misspelt-path',
  severity: 'error',
  *check(facts) {
    for (const { page, to } of misspeltPages(facts)) {
      yield { place: facts.at(`${page.pointer}/path`), args: { to, path: page.path }, suggestion: to };
    }
  },
};
