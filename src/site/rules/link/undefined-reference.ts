import type { Rule } from '../rule.ts';

/** A link by a label has a line that says where the label leads. */
export const rule: Rule = {
  code: 'link/undefined-reference',
  severity: 'warning',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) {
      for (const { label, ...span } of survey.undefinedReferences) yield { place: placeOf(span), args: { label } };
    }
  },
};
