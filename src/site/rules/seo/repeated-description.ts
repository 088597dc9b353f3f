import { bareText, describedPages } from '../../facts/described-pages.ts';
import type { Rule } from '../rule.ts';

/** Every page has a description of its own. */
export const rule: Rule = {
  code: 'seo/repeated-description',
  severity: 'warning',
  *check(facts) {
    const first = new Map<string, string>();
    for (const { text, path, locate, causes } of describedPages(facts, 'description')) {
      const bare = bareText(text);
      const other = first.get(bare);
      // Two pages of one address have a rule of their own.
      if (other === undefined) first.set(bare, path);
      else yield { place: locate(), args: { other }, causes };
    }
  },
};
