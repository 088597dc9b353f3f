import { drawingFaults } from '../../facts/drawing-faults.ts';
import type { Rule } from '../rule.ts';

const NAME = 'xmlns="http://www.w3.org/2000/svg"';

/** A drawing says that it is one: what was copied out of a page does not. */
export const rule: Rule = {
  code: 'media/nameless-drawing',
  severity: 'error',
  *check(facts) {
    for (const { place, typed } of drawingFaults(facts, 'nameless')) {
      yield { place, args: { typed }, suggestion: `<svg ${NAME}` };
    }
  },
};
