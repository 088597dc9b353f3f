import type { Rule } from '../rule.ts';
import { describedPages } from './described-pages.ts';

/** Characters that search engines show of a description. */
const LIMIT = 160;

/** A description is shown whole in search results. */
export const rule: Rule = {
  code: 'seo/long-description',
  severity: 'warning',
  *check(context) {
    for (const { text, locate, causes: ofText, lengthCauses } of describedPages(context, 'description')) {
      const { length } = text;
      const causes = [...ofText, ...lengthCauses];
      if (length > LIMIT) yield { place: locate(), args: { length, limit: LIMIT }, causes };
    }
  },
};
