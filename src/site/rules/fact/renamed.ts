import { escapeKey } from '../../read/pointer.ts';
import type { Rule } from '../rule.ts';
import { renamedFacts } from './renamed-facts.ts';

/** A fact has the name by which several texts ask for it. */
export const rule: Rule = {
  code: 'fact/renamed',
  severity: 'error',
  *check(context) {
    for (const { fact, to, count } of renamedFacts(context)) {
      if (count === 1) continue;
      const place = context.at(`/facts/${escapeKey(fact)}`, 'key');
      yield { place, args: { name: fact, to, count }, suggestion: to };
    }
  },
};
