import { escapeKey } from '../../read/pointer.ts';
import { isHiding } from '../hiding.ts';
import type { Rule } from '../rule.ts';
import { renamedFacts, unknownUses, unusedFacts } from './renamed-facts.ts';
import { suggestName } from './unknown.ts';

/** Every fact is said somewhere. */
export const rule: Rule = {
  code: 'fact/unused',
  severity: 'warning',
  *check(context) {
    const unused = unusedFacts(context);
    if (unused.length === 0 || isHiding(context)) return;
    // A name that is misspelt is reported where it stands, one that texts know otherwise as such.
    const lost = new Set(unknownUses(context).map(({ name }) => name));
    const known = lost.size > 0 ? context.knownNames() : [];
    const meant = new Set([...lost].flatMap((name) => suggestName(name, known) ?? []));
    for (const { fact } of renamedFacts(context)) meant.add(`facts.${fact}`);
    for (const name of unused) {
      if (!meant.has(`facts.${name}`)) yield { place: context.at(`/facts/${escapeKey(name)}`, 'key'), args: { name } };
    }
  },
};
