import { FORMS } from '../../facts/block-types.ts';
import { textAt } from '../../read/values.ts';
import type { Rule } from '../rule.ts';

/** A page holds each form once: its fields go by names of their own, and what is typed is kept under them. */
export const rule: Rule = {
  code: 'form/several',
  severity: 'error',
  *check({ pages, at }) {
    for (const { path, sections } of pages) {
      const seen = new Set<string>();
      for (const { value, pointer } of sections) {
        const type = textAt(value, 'type') ?? '';
        if (!FORMS.has(type)) continue;
        if (seen.has(type)) yield { place: at(`${pointer}/type`), args: { type, page: path } };
        seen.add(type);
      }
    }
  },
};
