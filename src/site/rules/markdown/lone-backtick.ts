import type { Rule } from '../rule.ts';

/** What begins code ends it. */
export const rule: Rule = {
  code: 'markdown/lone-backtick',
  severity: 'warning',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) for (const span of survey.loneTicks) yield { place: placeOf(span) };
  },
};
