import { type Cause, causesAt } from '../../facts/cause.ts';
import { malformedNames } from '../../facts/malformed-names.ts';
import { missingPartCauses } from '../../facts/missing-parts.ts';
import { suggestName } from '../../facts/names.ts';
import { lostUses, renamedFacts, unsaidFacts, unusedFacts } from '../../facts/renamed-facts.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import { escapeKey } from '../../read/pointer.ts';
import type { Rule } from '../rule.ts';

/** What is reported where texts ask for a fact by another name, by its own. */
function causesByFact(facts: SiteFacts): Map<string, Cause[]> {
  const causes = new Map<string, Cause[]>();
  const add = (name: string, more: Cause[]) => causes.set(name, [...(causes.get(name) ?? []), ...more]);
  const lost = lostUses(facts);
  const known = lost.length > 0 ? facts.knownNames() : [];
  const renamed = new Map(renamedFacts(facts).map(({ fact, to }) => [`facts.${to}`, fact]));
  for (const { name, locate } of lost) {
    const ofName = causesAt(locate(), 'fact/unknown');
    const near = suggestName(name, known);
    if (near !== undefined) add(near, ofName);
    const fact = renamed.get(name);
    if (fact === undefined) continue;
    add(`facts.${fact}`, [...ofName, ...causesAt(facts.at(`/facts/${escapeKey(fact)}`, 'key'), 'fact/renamed')]);
  }
  return causes;
}

/** Every fact is said somewhere. */
export const rule: Rule = {
  code: 'fact/unused',
  severity: 'warning',
  *check(facts) {
    const unsaid = unsaidFacts(facts);
    if (unsaid.length === 0 || facts.faults.areHiding) return;
    const unused = new Set(unusedFacts(facts));
    const causes = causesByFact(facts);
    const hiding = missingPartCauses(facts);
    const malformed = [...malformedNames(facts)];
    for (const name of unsaid) {
      const inBraces = malformed.filter(({ typed }) => /facts\.\w+/.exec(typed)?.[0] === `facts.${name}`);
      const ofBraces = inBraces.flatMap(({ place }) => causesAt(place, 'fact/malformed'));
      // Whoever shows how a name is written says it without a mistake.
      if (!unused.has(name) && ofBraces.length === 0) continue;
      const place = facts.at(`/facts/${escapeKey(name)}`, 'key');
      yield { place, args: { name }, causes: [...hiding, ...ofBraces, ...(causes.get(`facts.${name}`) ?? [])] };
    }
  },
};
