import { textAt } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';

const LONGEST = 12;

/** Whole months from one day to another. */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0);
}

/** Every guide was read again within a year. */
export const rule: Rule = {
  code: 'article/not-reviewed',
  severity: 'warning',
  *check({ guides, today }) {
    for (const { frontMatter, source } of guides.values()) {
      const reviewed = textAt(frontMatter, 'reviewed');
      const months = reviewed === undefined ? 0 : monthsBetween(reviewed, today);
      if (months >= LONGEST) yield { place: source.locate('/reviewed'), args: { months } };
    }
  },
};
