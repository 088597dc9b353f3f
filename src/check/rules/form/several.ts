import { formIn } from '../../site-index/forms.ts';
import type { Rule } from '../rule.ts';

/** A page shows each form at most once: names of fields and stored drafts would collide. */
export const rule: Rule = {
  code: 'form/several',
  severity: 'error',
  *check({ pages, at }) {
    for (const { path, sections } of pages) {
      const seen = new Set<string>();
      for (const { value, pointer } of sections) {
        const form = formIn(value);
        if (form === undefined) continue;
        if (seen.has(form)) yield { place: at(`${pointer}/form`), args: { form, page: path } };
        seen.add(form);
      }
    }
  },
};
