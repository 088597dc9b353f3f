import type { Rule } from '../rule.ts';

/** Every page has a link from another page, except for the home page and `noindex` pages. */
export const rule: Rule = {
  code: 'page/orphan',
  severity: 'warning',
  subsumedBy: [
    'schema/*',
    'reference/missing-part',
    'reference/unknown',
    'page/duplicate-path',
    'page/misspelt-path',
    'link/unknown-page',
    'link/inexact-path',
    'link/redirected',
    'link/malformed',
  ],
  *check(facts) {
    const reached = facts.reachedPaths;
    const meant = facts.meantPaths;
    const hiding = facts.placesHiding;
    for (const { path, noindex, pointer } of facts.pages) {
      if (noindex || reached.has(path)) continue;
      const causes = [...hiding, ...facts.lostPages, ...facts.placesHolding(path), ...(meant.get(path) ?? [])];
      yield { place: facts.at(`${pointer}/path`), args: { path }, causes };
    }
  },
};
