import type { Rule } from '../rule.ts';

/** A text is more than spaces. */
export const rule: Rule = {
  code: 'text/blank',
  severity: 'error',
  *check({ strings }) {
    for (const { kind, value, locate } of strings) {
      const isText = kind === 'text' || kind === 'markdown' || kind === 'verbatim';
      if (isText && value !== '' && value.replace(/[\s\u00A0\u200B\u202F\u2060\uFEFF]/g, '') === '')
        yield { place: locate() };
    }
  },
};
