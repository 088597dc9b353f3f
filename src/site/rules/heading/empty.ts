import type { Rule } from '../rule.ts';

/** Every heading has words. */
export const rule: Rule = {
  code: 'heading/empty',
  severity: 'error',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) {
      for (const heading of survey.headings) if (heading.text === '') yield { place: placeOf(heading) };
    }
  },
};
