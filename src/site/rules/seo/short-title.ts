import type { Rule } from '../rule.ts';
import { describedPages } from './described-pages.ts';

/** Fewer characters than that name no subject. */
const LIMIT = 10;

/** A title says what its page is about. */
export const rule: Rule = {
  code: 'seo/short-title',
  severity: 'warning',
  *check(context) {
    for (const { text, locate, causes } of describedPages(context, 'title')) {
      const { length } = text;
      if (length < LIMIT) yield { place: locate(), args: { length, limit: LIMIT }, causes };
    }
  },
};
