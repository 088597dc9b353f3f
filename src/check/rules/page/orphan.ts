import { placesByNear } from '../../site-index/unresolved.ts';
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
  *check(site) {
    const reached = site.reachedPaths;
    const near = placesByNear(site.unresolvedPages);
    const hiding = site.placesHiding;
    for (const { path, noindex, pointer } of site.pages) {
      if (noindex || reached.has(path)) continue;
      // The slash at the beginning of a link may be missing.
      const bare = site.externalLinks.flatMap(({ to, locate }) => (`/${to}` === path ? [locate()] : []));
      const causes = [
        ...hiding,
        ...site.placesOfUnknownPages,
        ...site.placesHolding(path),
        ...(near.get(path) ?? []),
        ...bare,
      ];
      yield { place: site.at(`${pointer}/path`), args: { path }, causes };
    }
  },
};
