import type { Rule } from '../rule.ts';
import { drawingFaults } from './drawing-faults.ts';

/** A drawing holds all that it shows: in a page it may fetch nothing. */
export const rule: Rule = {
  code: 'media/foreign-part',
  severity: 'warning',
  check: (facts) => drawingFaults(facts, 'foreign'),
};
