import type { Rule } from '../rule.ts';

/** What opens code or a comment is closed, before the rest of the text is lost in it. */
export const rule: Rule = {
  code: 'markdown/unclosed',
  severity: 'error',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) {
      for (const { typed, closing, ...span } of survey.unclosed) {
        yield { place: placeOf(span), args: { typed }, suggestion: closing };
      }
    }
  },
};
