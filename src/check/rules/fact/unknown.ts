import type { Place } from '../../../diagnostics/diagnostic.ts';
import { escapeKey } from '../../../model/read/pointer.ts';
import { nearest } from '../../../text/nearest.ts';
import { placesOfName } from '../../facts/missing-parts.ts';
import { suggestName } from '../../facts/names.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Finding, Rule } from '../rule.ts';

function* unknownNames(facts: SiteFacts): Generator<Finding> {
  const lost = facts.lostNames;
  if (lost.length === 0) return;
  const renamed = new Map(facts.renamedFacts.map((one) => [`facts.${one.to}`, one]));
  const known = facts.knownNames();
  const suggestions = new Map<string, string | undefined>();
  const causes = new Map<string, Place[]>();
  for (const { name, locate, allowed, form } of lost) {
    // The fields of a form have a rule of their own.
    if (form !== undefined && !name.includes('.')) continue;
    const other = renamed.get(name);
    if (!causes.has(name)) {
      // If the fact itself was probably renamed, the finding about the fact explains this one.
      const ofFact = other ? [facts.at(`/facts/${escapeKey(other.fact)}`, 'key')] : [];
      causes.set(name, [...placesOfName(name, facts), ...ofFact]);
    }
    if (!suggestions.has(name)) {
      suggestions.set(name, suggestName(name, known) ?? (other && `facts.${other.fact}`));
    }
    const near = (allowed && nearest(name, allowed)) ?? suggestions.get(name);
    const suggestion = near === undefined ? undefined : `{{${near}}}`;
    yield { subject: name, place: locate(), args: { name }, suggestion, causes: causes.get(name) ?? [] };
  }
}

/** Every name between double braces is known. */
export const rule: Rule = {
  code: 'fact/unknown',
  severity: 'error',
  subsumedBy: ['reference/missing-part', 'reference/unknown', 'fact/renamed'],
  check: unknownNames,
};
