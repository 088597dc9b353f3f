import type { Rule } from '../rule.ts';

/** `[words] (address)` is no link: a space parts the two. */
export const rule: Rule = {
  code: 'link/broken-syntax',
  severity: 'warning',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) {
      for (const { typed, ...span } of survey.brokenLinks) {
        yield { place: placeOf(span), suggestion: typed.replace(/\][ \t]+\(/, '](') };
      }
    }
  },
};
