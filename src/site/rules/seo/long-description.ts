import { describedPages } from '../../facts/described-pages.ts';
import { editorialOf } from '../../resolve/editorial.ts';
import type { Rule } from '../rule.ts';

/** A description is shown whole in search results. */
export const rule: Rule = {
  code: 'seo/long-description',
  severity: 'warning',
  subsumedBy: ['page/duplicate-path', 'text/blank', 'text/too-long'],
  *check(facts) {
    const { most: limit = Number.POSITIVE_INFINITY } = editorialOf(facts.manifest).description;
    for (const { text, locate, ofPage } of describedPages(facts, 'description')) {
      const { length } = text;
      if (length > limit) yield { place: locate(), args: { length, limit }, causes: [ofPage] };
    }
  },
};
