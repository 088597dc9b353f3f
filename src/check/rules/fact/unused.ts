import type { Place } from '../../../diagnostics/diagnostic.ts';
import { escapeKey } from '../../../model/read/pointer.ts';
import { suggestName } from '../../facts/names.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Rule } from '../rule.ts';

/** By the name of a fact: the places of similar unknown names, and of its key if the fact was probably renamed. */
function placesByFact(facts: SiteFacts): Map<string, Place[]> {
  const causes = new Map<string, Place[]>();
  const add = (name: string, more: Place[]) => causes.set(name, [...(causes.get(name) ?? []), ...more]);
  const lost = facts.lostNames;
  const known = lost.length > 0 ? facts.knownNames() : [];
  const renamed = new Map(facts.renamedFacts.map(({ fact, to }) => [`facts.${to}`, fact]));
  for (const { name, locate } of lost) {
    const ofName = [locate()];
    const near = suggestName(name, known);
    if (near !== undefined) add(near, ofName);
    const fact = renamed.get(name);
    if (fact === undefined) continue;
    add(`facts.${fact}`, [...ofName, facts.at(`/facts/${escapeKey(fact)}`, 'key')]);
  }
  return causes;
}

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
    'fact/renamed',
  ],
  *check(facts) {
    const unsaid = facts.unsaidFacts;
    if (unsaid.length === 0) return;
    const unused = new Set(facts.unusedFacts);
    const causes = placesByFact(facts);
    const hiding = facts.placesHiding;
    const malformed = facts.malformedNames;
    for (const name of unsaid) {
      const inBraces = malformed.filter(({ typed }) => /facts\.\w+/.exec(typed)?.[0] === `facts.${name}`);
      const ofBraces = inBraces.map(({ place }) => place);
      // A malformed name still shows that the fact is used.
      if (!unused.has(name) && ofBraces.length === 0) continue;
      const place = facts.at(`/facts/${escapeKey(name)}`, 'key');
      yield { place, args: { name }, causes: [...hiding, ...ofBraces, ...(causes.get(`facts.${name}`) ?? [])] };
    }
  },
};
