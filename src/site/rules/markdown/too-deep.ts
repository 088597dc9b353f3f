import { MOST_NESTED } from '../../markdown/survey-markdown.ts';
import type { Rule } from '../rule.ts';

/** Quotes and lists are nested so that a page can be rendered. */
export const rule: Rule = {
  code: 'markdown/too-deep',
  severity: 'error',
  *check({ documents }) {
    for (const { survey, placeOf } of documents) {
      for (const span of survey.tooDeep) yield { place: placeOf(span), args: { most: MOST_NESTED } };
    }
  },
};
