import { causesAt } from '../cause.ts';
import { objectAt, textAt } from '../context/values.ts';
import { redirectionsOf } from '../redirect/follow-redirections.ts';
import type { Rule } from '../rule.ts';

/** A link within the site is a path. Words that show the address of the site lead there as they say. */
export const rule: Rule = {
  code: 'link/own-address',
  severity: 'error',
  *check(context) {
    const lost = new Set(context.astray.map(({ target }) => target));
    const site = textAt(objectAt(context.manifest, 'site'), 'url')?.replace(/\/+$/, '') ?? '';
    const { redirectFrom } = redirectionsOf(context);
    for (const { to, own, target, locate } of context.links) {
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
