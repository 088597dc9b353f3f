import { causesAt } from '../../facts/cause.ts';
import { copiedPages } from '../../facts/copied-pages.ts';
import { missingPartCauses } from '../../facts/missing-parts.ts';
import { meantPaths, misspeltPages, reachedPaths } from '../../facts/reach.ts';
import type { Rule } from '../rule.ts';

/** Every page can be reached by a link from another one; the home page and what is `noindex` need none. */
export const rule: Rule = {
  code: 'page/orphan',
  severity: 'warning',
  *check(facts) {
    if (facts.faults.areHiding) return;
    const reached = reachedPaths(facts);
    const meant = meantPaths(facts);
    const copies = copiedPages(facts);
    const hiding = missingPartCauses(facts);
    const misspelt = new Set(misspeltPages(facts).map(({ page }) => page));
    for (const page of facts.pages) {
      const { path, noindex, pointer } = page;
      if (noindex || reached.has(path) || facts.isMentioned(`": "${path}"`)) continue;
      const place = facts.at(`${pointer}/path`);
      const ofPath = misspelt.has(page) ? causesAt(place, 'page/misspelt-path') : [];
      yield {
        place,
        args: { path },
        causes: [...hiding, ...(copies.get(pointer) ?? []), ...ofPath, ...(meant.get(path) ?? [])],
      };
    }
  },
};
