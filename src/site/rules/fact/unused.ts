import { escapeKey } from '../../read/pointer.ts';
import { type Cause, causesAt } from '../cause.ts';
import type { SiteContext } from '../context/context.ts';
import { missingPartCauses } from '../reference/missing-parts.ts';
import type { Rule } from '../rule.ts';
import { malformedNames } from './malformed.ts';
import { lostUses, renamedFacts, unsaidFacts, unusedFacts } from './renamed-facts.ts';
import { suggestName } from './unknown.ts';

/** What is reported where texts ask for a fact by another name, by its own. */
function causesByFact(context: SiteContext): Map<string, Cause[]> {
  const causes = new Map<string, Cause[]>();
  const add = (name: string, more: Cause[]) => causes.set(name, [...(causes.get(name) ?? []), ...more]);
  const lost = lostUses(context);
  const known = lost.length > 0 ? context.knownNames() : [];
  const renamed = new Map(renamedFacts(context).map(({ fact, to }) => [`facts.${to}`, fact]));
  for (const { name, locate } of lost) {
    const ofName = causesAt(locate(), 'fact/unknown');
    const near = suggestName(name, known);
    if (near !== undefined) add(near, ofName);
    const fact = renamed.get(name);
    if (fact === undefined) continue;
    add(`facts.${fact}`, [...ofName, ...causesAt(context.at(`/facts/${escapeKey(fact)}`, 'key'), 'fact/renamed')]);
  }
  return causes;
}

/** Every fact is said somewhere. */
export const rule: Rule = {
  code: 'fact/unused',
  severity: 'warning',
  *check(context) {
    const unsaid = unsaidFacts(context);
    if (unsaid.length === 0 || context.faults.areHiding) return;
    const unused = new Set(unusedFacts(context));
    const causes = causesByFact(context);
    const hiding = missingPartCauses(context);
    const malformed = [...malformedNames(context)];
    for (const name of unsaid) {
      const inBraces = malformed.filter(({ typed }) => /facts\.\w+/.exec(typed)?.[0] === `facts.${name}`);
      const ofBraces = inBraces.flatMap(({ place }) => causesAt(place, 'fact/malformed'));
      // Whoever shows how a name is written says it without a mistake.
      if (!unused.has(name) && ofBraces.length === 0) continue;
      const place = context.at(`/facts/${escapeKey(name)}`, 'key');
      yield { place, args: { name }, causes: [...hiding, ...ofBraces, ...(causes.get(`facts.${name}`) ?? [])] };
    }
  },
};
