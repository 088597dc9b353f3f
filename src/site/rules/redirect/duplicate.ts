import { sourcesOf } from '../../facts/redirect-sources.ts';
import type { Rule } from '../rule.ts';

/** An old address redirects to one place, whichever way it is written. */
export const rule: Rule = {
  code: 'redirect/duplicate',
  severity: 'error',
  *check({ manifest, at }) {
    const seen = new Set<string>();
    for (const { typed, path, pointer } of sourcesOf({ manifest })) {
      if (seen.has(path)) yield { place: at(pointer), args: { path: typed } };
      seen.add(path);
    }
  },
};
