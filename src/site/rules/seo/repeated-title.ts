import { bareText, describedPages } from '../../facts/described-pages.ts';
import type { Rule } from '../rule.ts';

/** Every page has a title of its own. */
export const rule: Rule = {
  code: 'seo/repeated-title',
  severity: 'warning',
  subsumedBy: ['page/duplicate-path', 'text/blank'],
  *check(facts) {
    const first = new Map<string, string>();
    for (const { text, path, locate, ofPage } of describedPages(facts, 'title')) {
      const bare = bareText(text);
      const other = first.get(bare);
      if (other === undefined) first.set(bare, path);
      else yield { place: locate(), args: { other }, causes: [ofPage] };
    }
  },
};
