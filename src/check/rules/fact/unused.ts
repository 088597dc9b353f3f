import { escapeKey } from '../../../model/read/pointer.ts';
import { placesByNear } from '../../site-index/unresolved.ts';
import type { Rule } from '../rule.ts';

/** Every fact is used somewhere. */
export const rule: Rule = {
  code: 'fact/unused',
  severity: 'warning',
  subsumedBy: [
    'schema/*',
    'reference/missing-part',
    'reference/unknown',
    'link/unknown-page',
    'link/inexact-path',
    'fact/malformed',
    'fact/unknown',
  ],
  *check(site) {
    const near = placesByNear(site.unresolvedNames);
    const hiding = site.placesHiding;
    for (const name of site.unusedFacts) {
      // A malformed name still shows that the fact is used.
      const inBraces = site.malformedNames.filter(({ typed }) => /facts\.\w+/.exec(typed)?.[0] === `facts.${name}`);
      const ofBraces = inBraces.map(({ place }) => place);
      const place = site.at(`/facts/${escapeKey(name)}`, 'key');
      yield { place, args: { name }, causes: [...hiding, ...ofBraces, ...(near.get(`facts.${name}`) ?? [])] };
    }
  },
};
