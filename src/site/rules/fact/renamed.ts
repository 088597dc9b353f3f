import { renamedFacts } from '../../facts/renamed-facts.ts';
import { escapeKey } from '../../read/pointer.ts';
import type { Rule } from '../rule.ts';

/** A fact has the name by which several texts ask for it. */
export const rule: Rule = {
  code: 'fact/renamed',
  severity: 'error',
  *check(facts) {
    for (const { fact, to, count } of renamedFacts(facts)) {
      if (count === 1) continue;
      const place = facts.at(`/facts/${escapeKey(fact)}`, 'key');
      yield { place, args: { name: fact, to, count }, suggestion: to };
    }
  },
};
