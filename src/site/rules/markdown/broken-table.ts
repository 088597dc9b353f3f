import type { Rule } from '../rule.ts';

/** A table has a line of dashes below its first, with as many cells. */
export const rule: Rule = {
  code: 'markdown/broken-table',
  severity: 'warning',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) {
      for (const { suggestion, typed, dashes, ...span } of survey.brokenTables) {
        yield { place: placeOf(span), args: { typed, dashes }, suggestion };
      }
    }
  },
};
