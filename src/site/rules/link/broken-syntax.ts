import type { Rule } from '../rule.ts';

/** What was meant as a link is one. */
export const rule: Rule = {
  code: 'link/broken-syntax',
  severity: 'warning',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) {
      for (const { typed, suggestion, ...span } of survey.brokenLinks) {
        yield { place: placeOf(span), args: { typed }, suggestion };
      }
    }
  },
};
