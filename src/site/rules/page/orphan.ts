import { isHiding } from '../hiding.ts';
import type { Rule } from '../rule.ts';
import { meantPaths, misspeltPages, reachedPaths } from './reach.ts';

/** Every page can be reached by a link from another one; the home page and what is `noindex` need none. */
export const rule: Rule = {
  code: 'page/orphan',
  severity: 'warning',
  *check(context) {
    if (isHiding(context)) return;
    const reached = new Set([...reachedPaths(context), ...meantPaths(context)]);
    const misspelt = new Set(misspeltPages(context).map(({ page }) => page));
    for (const page of context.pages) {
      const { path, noindex, pointer } = page;
      if (noindex || reached.has(path) || misspelt.has(page) || context.isMentioned(`": "${path}"`)) continue;
      yield { place: context.at(`${pointer}/path`), args: { path } };
    }
  },
};
