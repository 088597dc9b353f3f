import { entriesAt, textAt } from '../../../model/read/values.ts';
import { readSource } from '../../../model/redirects/read-source.ts';
import type { Rule } from '../rule.ts';

/**
 * Returns the first part of an address that no host compares: a query, an anchor, a star that is not the last segment,
 * or a dot segment, encoded or not, which browsers remove.
 */
function unmatched(from: string): string | undefined {
  const path = readSource(from);
  const dots = path.split('/').find((segment) => segment === '.' || segment === '..');
  return /[?#]/.exec(from)?.[0] ?? (path.replace(/\/\*$/, '').includes('*') ? '*' : dots);
}

/** The source of a redirect is an address that hosts compare completely. */
export const rule: Rule = {
  code: 'redirect/never-matches',
  severity: 'error',
  *check({ manifest, routeOf, at }) {
    for (const { value, pointer } of entriesAt(manifest, 'redirects')) {
      const from = textAt(value, 'from') ?? '';
      const sign = unmatched(from);
      if (sign === undefined) continue;
      const path = from.replace(/[?#].*$/, '');
      const suggestion = !/[?#]/.test(sign) || routeOf(path) !== undefined ? undefined : path;
      yield { place: at(`${pointer}/from`), args: { from, sign }, suggestion };
    }
  },
};
