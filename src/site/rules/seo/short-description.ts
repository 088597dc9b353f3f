import { describedPages } from '../../facts/described-pages.ts';
import { editorialOf } from '../../resolve/editorial.ts';
import type { Rule } from '../rule.ts';

/** A description says enough for search engines to show it. */
export const rule: Rule = {
  code: 'seo/short-description',
  severity: 'warning',
  subsumedBy: ['page/duplicate-path', 'text/blank'],
  *check(facts) {
    const { least: limit = 0 } = editorialOf(facts.manifest).description;
    for (const { text, locate, ofPage } of describedPages(facts, 'description')) {
      const { length } = text;
      if (length < limit) yield { place: locate(), args: { length, limit }, causes: [ofPage] };
    }
  },
};
