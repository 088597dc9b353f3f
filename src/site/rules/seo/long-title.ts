import { SHOWN_TITLE as LIMIT } from '../../resolve/document-title.ts';
import type { Rule } from '../rule.ts';
import { describedPages } from './described-pages.ts';

/** A title is shown whole in search results; what the site's pattern adds is left away where it has no place. */
export const rule: Rule = {
  code: 'seo/long-title',
  severity: 'warning',
  *check(context) {
    for (const { text, locate, causes: ofText, lengthCauses } of describedPages(context, 'title')) {
      const { length } = text;
      const causes = [...ofText, ...lengthCauses];
      if (length > LIMIT) yield { place: locate(), args: { length, limit: LIMIT }, causes };
    }
  },
};
