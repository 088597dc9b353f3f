import { objectAt, textAt } from '../../../model/read/values.ts';
import type { Rule } from '../rule.ts';

/** A link within the site is a path, unless its text is the site's address. */
export const rule: Rule = {
  code: 'link/own-address',
  severity: 'error',
  subsumedBy: ['link/unknown-page', 'link/inexact-path'],
  *check(facts) {
    const lost = new Set(facts.brokenLinks.map(({ target }) => target));
    const site = textAt(objectAt(facts.manifest, 'site'), 'url')?.replace(/(?<!\/)\/+$/, '') ?? '';
    const { redirectFrom } = facts.redirections;
    for (const { to, own, target, locate } of facts.links) {
      if (!own || (own.isShown && !own.isLocal)) continue;
      const isLost = target !== undefined && lost.has(target);
      const path = (isLost && redirectFrom(target.path)?.to) || own.path;
      yield { place: locate(), args: { to }, suggestion: own.isShown ? site + path : path };
    }
  },
};
