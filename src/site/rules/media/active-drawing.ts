import { drawingFaults } from '../../facts/drawing-faults.ts';
import type { Rule } from '../rule.ts';

/** A drawing runs no program. */
export const rule: Rule = {
  code: 'media/active-drawing',
  severity: 'error',
  *check(facts) {
    for (const { place, typed } of drawingFaults(facts, 'active')) yield { place, args: { typed } };
  },
};
