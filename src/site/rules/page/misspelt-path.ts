import type { Rule } from '../rule.ts';
import { misspeltPages } from './reach.ts';

/** A page has the address that the links give it. */
export const rule: Rule = {
  code: 'page/misspelt-path',
  severity: 'error',
  *check(context) {
    for (const { page, to } of misspeltPages(context)) {
      yield { place: context.at(`${page.pointer}/path`), args: { to, path: page.path }, suggestion: to };
    }
  },
};
