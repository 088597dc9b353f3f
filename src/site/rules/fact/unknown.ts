import { nearest } from '../../../text/nearest.ts';
import type { Rule } from '../rule.ts';

/** The nearest known name; a fact is often typed without its collection. */
export function suggestName(name: string, known: string[]): string | undefined {
  const bare = name.split('.').at(-1) ?? name;
  const fact = known.find((candidate) => candidate === `facts.${bare}`);
  return fact ?? nearest(name, known) ?? nearest(`facts.${bare}`, known);
}

/** Every name between double braces is known. */
export const rule: Rule = {
  code: 'fact/unknown',
  severity: 'error',
  *check({ names, isKnown, knownNames }) {
    let known: string[] | undefined;
    for (const { name, locate, isInCode, allowed } of names) {
      // Code may show the braces of another language.
      if (isInCode || allowed?.includes(name) || isKnown(name)) continue;
      known ??= knownNames();
      const near = (allowed && nearest(name, allowed)) ?? suggestName(name, known);
      yield { place: locate(), args: { name }, suggestion: near === undefined ? undefined : `{{${near}}}` };
    }
  },
};
