import type { Finding, Rule } from '../rule.ts';
import { drawingFaults } from './drawing-faults.ts';

const NAME = 'xmlns="http://www.w3.org/2000/svg"';

/** A drawing says that it is one: what was copied out of a page does not. */
export const rule: Rule = {
  code: 'media/nameless-drawing',
  severity: 'error',
  *check(facts): Generator<Finding> {
    for (const finding of drawingFaults(facts, 'nameless')) yield { ...finding, suggestion: `<svg ${NAME}` };
  },
};
