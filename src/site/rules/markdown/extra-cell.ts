import type { Rule } from '../rule.ts';

/** No row of a table has more cells than its first, for the pages leave them out. */
export const rule: Rule = {
  code: 'markdown/extra-cell',
  severity: 'warning',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) {
      for (const { count, columns, ...span } of survey.extraCells)
        yield { place: placeOf(span), args: { count, columns } };
    }
  },
};
