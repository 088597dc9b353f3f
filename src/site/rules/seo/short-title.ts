import { describedPages } from '../../facts/described-pages.ts';
import { editorialOf } from '../../resolve/editorial.ts';
import type { Rule } from '../rule.ts';

/** A title says what its page is about. */
export const rule: Rule = {
  code: 'seo/short-title',
  severity: 'warning',
  subsumedBy: ['page/duplicate-path', 'text/blank'],
  *check(facts) {
    const { least: limit = 0 } = editorialOf(facts.manifest).title;
    for (const { text, locate, ofPage } of describedPages(facts, 'title')) {
      const { length } = text;
      if (length < limit) yield { place: locate(), args: { length, limit }, causes: [ofPage] };
    }
  },
};
