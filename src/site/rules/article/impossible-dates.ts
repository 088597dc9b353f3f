import { textAt } from '../context/values.ts';
import type { Rule } from '../rule.ts';

/** A guide is reviewed after it is published, and neither in the future. */
export const rule: Rule = {
  code: 'article/impossible-dates',
  severity: 'error',
  *check({ guides, today }) {
    for (const { matter, source } of guides.values()) {
      const published = textAt(matter, 'published');
      const reviewed = textAt(matter, 'reviewed');
      for (const [key, date] of [
        ['published', published],
        ['reviewed', reviewed],
      ] as const) {
        if (date !== undefined && date > today) {
          yield { place: source.locate(`/${key}`), args: { date, reason: `${date} > ${today}` } };
        }
      }
      if (published !== undefined && reviewed !== undefined && reviewed < published) {
        yield { place: source.locate('/reviewed'), args: { date: reviewed, reason: `${reviewed} < ${published}` } };
      }
    }
  },
};
