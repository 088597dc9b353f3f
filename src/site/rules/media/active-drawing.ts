import type { Rule } from '../rule.ts';
import { drawingFaults } from './drawing-faults.ts';

/** A drawing runs no program. */
export const rule: Rule = {
  code: 'media/active-drawing',
  severity: 'error',
  check: (facts) => drawingFaults(facts, 'active'),
};
