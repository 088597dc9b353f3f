import { objectAt, textAt } from '../context/values.ts';
import type { Rule } from '../rule.ts';

/** A link within the site is a path. Words that show the address of the site lead there as they say. */
export const rule: Rule = {
  code: 'link/own-address',
  severity: 'error',
  *check({ links, astray, manifest }) {
    // A path that is not quite right, or that no page has, is reported as such.
    const lost = new Set(astray.map(({ target }) => target));
    const site = textAt(objectAt(manifest, 'site'), 'url')?.replace(/\/+$/, '') ?? '';
    for (const { to, own, target, locate } of links) {
      if (!own || (own.isShown && !own.isLocal)) continue;
      if (target && lost.has(target)) continue;
      yield { place: locate(), args: { to }, suggestion: own.isShown ? site + own.path : own.path };
    }
  },
};
