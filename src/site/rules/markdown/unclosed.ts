import { isFrontMatterFence } from '../../facts/front-matter-fence.ts';
import type { Rule } from '../rule.ts';

/** What opens code or a comment is closed, before the rest of the text is lost in it. */
export const rule: Rule = {
  code: 'markdown/unclosed',
  severity: 'error',
  *check(facts) {
    for (const document of facts.documents) {
      const { survey, placeOf } = document;
      for (const { typed, closing, ...span } of survey.unclosed) {
        if (isFrontMatterFence(document, span, facts)) continue;
        yield { place: placeOf(span), args: { typed, closing } };
      }
    }
  },
};
