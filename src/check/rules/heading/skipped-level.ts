import type { Rule } from '../rule.ts';

/** Headings go down one level at a time. */
export const rule: Rule = {
  code: 'heading/skipped-level',
  severity: 'warning',
  *check({ documents }) {
    for (const { analysis, pages, under, placeOf } of documents) {
      if (pages.length === 0) continue;
      let before = under;
      for (const heading of analysis.headings) {
        const { level, typed } = heading;
        if (level > before + 1) {
          yield { place: placeOf(heading), args: { level, before }, suggestion: `${'#'.repeat(before + 1)} ${typed}` };
        }
        before = level;
      }
    }
  },
};
