import type { Rule } from '../rule.ts';
import { describedPages } from './described-pages.ts';

/** Shorter descriptions are mostly replaced by a passage of the page. */
const LIMIT = 70;

/** A description says enough for search engines to show it. */
export const rule: Rule = {
  code: 'seo/short-description',
  severity: 'warning',
  *check(context) {
    for (const { text, locate, causes } of describedPages(context, 'description')) {
      const { length } = text;
      if (length < LIMIT) yield { place: locate(), args: { length, limit: LIMIT }, causes };
    }
  },
};
