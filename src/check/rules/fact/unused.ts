import { escapeKey } from '../../../model/read/pointer.ts';
import { placesByNear } from '../../facts/unresolved.ts';
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
  *check(facts) {
    const near = placesByNear(facts.unresolvedNames);
    const hiding = facts.placesHiding;
    for (const name of facts.unusedFacts) {
      // A malformed name still shows that the fact is used.
      const inBraces = facts.malformedNames.filter(({ typed }) => /facts\.\w+/.exec(typed)?.[0] === `facts.${name}`);
      const ofBraces = inBraces.map(({ place }) => place);
      const place = facts.at(`/facts/${escapeKey(name)}`, 'key');
      yield { place, args: { name }, causes: [...hiding, ...ofBraces, ...(near.get(`facts.${name}`) ?? [])] };
    }
  },
};
