import { entriesAt, textAt } from '../../../model/read/values.ts';
import { readSource } from '../../../model/redirects/read-source.ts';
import type { Rule } from '../rule.ts';

/**
 * What no host compares with the address of a visit: a query, a place in a page, a star that is no last segment, and
 * the dots that browsers take out of a path, however they are encoded.
 */
function unmatched(from: string): string | undefined {
  const path = readSource(from);
  const dots = path.split('/').find((segment) => segment === '.' || segment === '..');
  return /[?#]/.exec(from)?.[0] ?? (path.replace(/\/\*$/, '').includes('*') ? '*' : dots);
}

/** A redirection leaves from an address that hosts compare whole. */
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
