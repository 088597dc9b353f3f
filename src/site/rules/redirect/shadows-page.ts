import { readSource } from '../../redirects/read-source.ts';
import { entriesAt, textAt } from '../context/values.ts';
import type { Rule } from '../rule.ts';

/** No redirection leaves from a page that exists. */
export const rule: Rule = {
  code: 'redirect/shadows-page',
  severity: 'error',
  *check({ manifest, routeOf, at }) {
    for (const { value, pointer } of entriesAt(manifest, 'redirects')) {
      const path = textAt(value, 'from');
      if (path !== undefined && routeOf(readSource(path))) yield { place: at(`${pointer}/from`), args: { path } };
    }
  },
};
