import { nearest } from '../../../text/nearest.ts';
import { type Cause, causesAt } from '../../facts/cause.ts';
import { causesOfName } from '../../facts/missing-parts.ts';
import { suggestName } from '../../facts/names.ts';
import { lostUses, renamedFacts } from '../../facts/renamed-facts.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import { escapeKey } from '../../read/pointer.ts';
import type { Rule } from '../rule.ts';
import { type Named, toldOnce } from '../told-once.ts';

function* unknownNames(facts: SiteFacts): Generator<Named> {
  const lost = lostUses(facts);
  if (lost.length === 0) return;
  const renamed = new Map(renamedFacts(facts).map((one) => [`facts.${one.to}`, one]));
  const known = facts.knownNames();
  const suggestions = new Map<string, string | undefined>();
  const causes = new Map<string, Cause[]>();
  for (const { name, locate, allowed } of lost) {
    const other = renamed.get(name);
    if (!causes.has(name)) {
      // Where several texts are right, the fact is reported.
      const ofFact = other ? causesAt(facts.at(`/facts/${escapeKey(other.fact)}`, 'key'), 'fact/renamed') : [];
      causes.set(name, [...causesOfName(name, facts), ...ofFact]);
    }
    if (!suggestions.has(name)) {
      suggestions.set(name, suggestName(name, known) ?? (other && `facts.${other.fact}`));
    }
    const near = (allowed && nearest(name, allowed)) ?? suggestions.get(name);
    const suggestion = near === undefined ? undefined : `{{${near}}}`;
    yield { name, place: locate(), args: { name }, suggestion, causes: causes.get(name) ?? [] };
  }
}

/** Every name between double braces is known. */
export const rule: Rule = {
  code: 'fact/unknown',
  severity: 'error',
  check: (facts) => toldOnce(unknownNames(facts)),
};
