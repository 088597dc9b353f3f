import type { Rule } from '../rule.ts';
import { describedPages } from './described-pages.ts';

/** Characters that search engines show of a title, about 600 pixels. */
const LIMIT = 60;

/** A title is shown whole in search results. */
export const rule: Rule = {
  code: 'seo/long-title',
  severity: 'warning',
  *check(context) {
    for (const { text, isOverlong, locate } of describedPages(context, 'title')) {
      const { length } = text;
      if (length > LIMIT && !isOverlong) yield { place: locate(), args: { length, limit: LIMIT } };
    }
  },
};
