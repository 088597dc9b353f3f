import { bareText, describedPages } from '../../facts/described-pages.ts';
import type { Rule } from '../rule.ts';

/** Every page has a title of its own. */
export const rule: Rule = {
  code: 'seo/repeated-title',
  severity: 'warning',
  *check(facts) {
    const first = new Map<string, string>();
    for (const { text, path, locate, causes } of describedPages(facts, 'title')) {
      const bare = bareText(text);
      const other = first.get(bare);
      // Two pages of one address have a rule of their own.
      if (other === undefined) first.set(bare, path);
      else yield { place: locate(), args: { other }, causes };
    }
  },
};
