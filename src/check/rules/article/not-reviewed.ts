import { textAt } from '../../../model/read/values.ts';
import { monthsBetween } from '../../../text/dates.ts';
import type { Rule } from '../rule.ts';

const MAX_MONTHS = 12;

/** Every guide was reviewed within the last year. */
export const rule: Rule = {
  code: 'article/not-reviewed',
  severity: 'warning',
  *check({ guides, today }) {
    for (const { frontMatter, source } of guides.values()) {
      const reviewed = textAt(frontMatter, 'reviewed');
      const months = reviewed === undefined ? 0 : monthsBetween(reviewed, today);
      if (months >= MAX_MONTHS) yield { place: source.locate('/reviewed'), args: { months } };
    }
  },
};
