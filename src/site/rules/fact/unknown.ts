import { nearest } from '../../../text/nearest.ts';
import type { SiteContext } from '../context/context.ts';
import type { Rule } from '../rule.ts';
import { type Named, toldOnce } from '../told-once.ts';
import { renamedFacts, unknownUses } from './renamed-facts.ts';

/** The nearest known name; a fact is often typed without its collection. */
export function suggestName(name: string, known: string[]): string | undefined {
  const bare = name.split('.').at(-1) ?? name;
  const fact = known.find((candidate) => candidate === `facts.${bare}`);
  return fact ?? nearest(name, known) ?? nearest(`facts.${bare}`, known);
}

function* unknownNames(context: SiteContext): Generator<Named> {
  const unknown = unknownUses(context);
  if (unknown.length === 0) return;
  const renamed = new Map(renamedFacts(context).map((one) => [`facts.${one.to}`, one]));
  const known = context.knownNames();
  const suggestions = new Map<string, string | undefined>();
  for (const { name, locate, allowed } of unknown) {
    const other = renamed.get(name);
    // Several texts are right, and the fact is reported.
    if (other && other.count > 1) continue;
    if (!suggestions.has(name)) {
      suggestions.set(name, suggestName(name, known) ?? (other && `facts.${other.fact}`));
    }
    const near = (allowed && nearest(name, allowed)) ?? suggestions.get(name);
    yield { name, place: locate(), args: { name }, suggestion: near === undefined ? undefined : `{{${near}}}` };
  }
}

/** Every name between double braces is known. */
export const rule: Rule = {
  code: 'fact/unknown',
  severity: 'error',
  check: (context) => toldOnce(unknownNames(context)),
};
