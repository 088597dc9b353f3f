import type { Rule } from '../rule.ts';

/** The mark of a footnote has a footnote. */
export const rule: Rule = {
  code: 'markdown/undefined-footnote',
  severity: 'warning',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) {
      for (const { label, ...span } of survey.undefinedFootnotes) yield { place: placeOf(span), args: { label } };
    }
  },
};
