import type { Rule } from '../rule.ts';

/** Stars that are meant to emphasize do. */
export const rule: Rule = {
  code: 'markdown/literal-stars',
  severity: 'warning',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) {
      for (const span of survey.literalStars) yield { place: placeOf(span) };
    }
  },
};
