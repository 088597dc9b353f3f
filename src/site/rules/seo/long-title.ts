import { describedPages } from '../../facts/described-pages.ts';
import { editorialOf } from '../../resolve/editorial.ts';
import type { Rule } from '../rule.ts';

/** A title is shown whole in search results; what the site's pattern adds is left away where it has no place. */
export const rule: Rule = {
  code: 'seo/long-title',
  severity: 'warning',
  subsumedBy: ['page/duplicate-path', 'text/blank', 'text/too-long'],
  *check(facts) {
    const { most: limit = Number.POSITIVE_INFINITY } = editorialOf(facts.manifest).title;
    for (const { text, locate, ofPage } of describedPages(facts, 'title')) {
      const { length } = text;
      if (length > limit) yield { place: locate(), args: { length, limit }, causes: [ofPage] };
    }
  },
};
