import { placesByNear } from '../../facts/unresolved.ts';
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
    'link/unknown-page',
    'link/inexact-path',
    'link/redirected',
    'link/malformed',
  ],
  *check(facts) {
    const reached = facts.reachedPaths;
    const near = placesByNear(facts.unresolvedPages);
    const hiding = facts.placesHiding;
    for (const { path, noindex, pointer } of facts.pages) {
      if (noindex || reached.has(path)) continue;
      // The slash at the beginning of a link may be missing.
      const bare = facts.externalLinks.flatMap(({ to, locate }) => (`/${to}` === path ? [locate()] : []));
      const causes = [...hiding, ...facts.lostPages, ...facts.placesHolding(path), ...(near.get(path) ?? []), ...bare];
      yield { place: facts.at(`${pointer}/path`), args: { path }, causes };
    }
  },
};
