import type { Rule } from '../rule.ts';

/** A space stands between the signs of a heading and its words. */
export const rule: Rule = {
  code: 'heading/missing-space',
  severity: 'warning',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) {
      for (const { typed, suggestion, ...span } of survey.tightHeadings) {
        yield { place: placeOf(span), args: { typed }, suggestion };
      }
    }
  },
};
