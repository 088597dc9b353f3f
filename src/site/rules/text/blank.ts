import type { Rule } from '../rule.ts';

const BLANK = /^[\s\u00A0\u200B\u202F\u2060\uFEFF]+$/;

/** A text is more than spaces. */
export const rule: Rule = {
  code: 'text/blank',
  severity: 'error',
  *check({ ofKind }) {
    for (const { value, locate } of ofKind('text', 'markdown', 'verbatim')) {
      if (BLANK.test(value)) yield { place: locate() };
    }
  },
};
