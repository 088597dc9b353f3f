import type { Rule } from '../rule.ts';

/** What was meant as an item of a list is one. */
export const rule: Rule = {
  code: 'markdown/broken-list',
  severity: 'warning',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) {
      for (const { typed, suggestion, ...span } of survey.brokenItems) {
        yield { place: placeOf(span), args: { typed }, suggestion };
      }
    }
  },
};
