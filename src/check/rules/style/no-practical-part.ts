import type { Rule } from '../rule.ts';

/** A guide has a table, a procedure, a list to tick or a filled-in example. */
export const rule: Rule = {
  code: 'style/no-practical-part',
  severity: 'warning',
  *check({ guideTexts }) {
    for (const { guide, title } of guideTexts) {
      if (!guide.source.analysis.isPractical) yield { place: title() };
    }
  },
};
