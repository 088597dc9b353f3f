import { causesAt } from '../../facts/cause.ts';
import { redirectionsOf } from '../../facts/redirections.ts';
import { objectAt, textAt } from '../../read/values.ts';
import type { Rule } from '../rule.ts';

/** A link within the site is a path. Words that show the address of the site lead there as they say. */
export const rule: Rule = {
  code: 'link/own-address',
  severity: 'error',
  *check(facts) {
    const lost = new Set(facts.astray.map(({ target }) => target));
    const site = textAt(objectAt(facts.manifest, 'site'), 'url')?.replace(/\/+$/, '') ?? '';
    const { redirectFrom } = redirectionsOf(facts);
    for (const { to, own, target, locate } of facts.links) {
      if (!own || (own.isShown && !own.isLocal)) continue;
      const place = locate();
      const isLost = target !== undefined && lost.has(target);
      const path = (isLost && redirectFrom(target.path)?.to) || own.path;
      // A path that is not quite right, or that no page has, is reported as such.
      const causes = isLost ? causesAt(place, 'link/unknown-page', 'link/inexact-path') : [];
      yield { place, args: { to }, suggestion: own.isShown ? site + path : path, causes };
    }
  },
};
