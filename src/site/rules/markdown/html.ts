import type { Rule } from '../rule.ts';

/** Texts hold no HTML: the pages show it as it is typed. Comments are left out of the pages. */
export const rule: Rule = {
  code: 'markdown/html',
  severity: 'warning',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) for (const span of survey.html) yield { place: placeOf(span) };
  },
};
