import { drawingFaults } from '../../facts/drawing-faults.ts';
import type { Rule } from '../rule.ts';

/** A drawing holds all that it shows: in a page it may fetch nothing. */
export const rule: Rule = {
  code: 'media/foreign-part',
  severity: 'warning',
  *check(facts) {
    for (const { place, typed } of drawingFaults(facts, 'foreign')) yield { place, args: { typed } };
  },
};
