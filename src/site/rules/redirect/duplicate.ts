import { entriesAt, textAt } from '../context/values.ts';
import type { Rule } from '../rule.ts';

/** An old address redirects to one place. */
export const rule: Rule = {
  code: 'redirect/duplicate',
  severity: 'error',
  *check({ manifest, at }) {
    const seen = new Set<string>();
    for (const { value, pointer } of entriesAt(manifest, 'redirects')) {
      const path = textAt(value, 'from');
      if (path === undefined) continue;
      if (seen.has(path)) yield { place: at(`${pointer}/from`), args: { path } };
      seen.add(path);
    }
  },
};
