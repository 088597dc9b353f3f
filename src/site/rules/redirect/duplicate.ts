import { readSource } from '../../redirects/read-source.ts';
import { entriesAt, textAt } from '../context/values.ts';
import type { Rule } from '../rule.ts';

/** An old address redirects to one place, whichever way it is written. */
export const rule: Rule = {
  code: 'redirect/duplicate',
  severity: 'error',
  *check({ manifest, at }) {
    const seen = new Set<string>();
    for (const { value, pointer } of entriesAt(manifest, 'redirects')) {
      const path = textAt(value, 'from');
      if (path === undefined) continue;
      const source = readSource(path);
      if (seen.has(source)) yield { place: at(`${pointer}/from`), args: { path } };
      seen.add(source);
    }
  },
};
