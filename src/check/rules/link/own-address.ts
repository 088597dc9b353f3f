import { objectAt, textAt } from '../../../model/read/values.ts';
import { linkAs, withSuffix } from '../../site-index/link-target.ts';
import type { Rule } from '../rule.ts';

/** A link within the site is a path, unless its text is the site's address. */
export const rule: Rule = {
  code: 'link/own-address',
  severity: 'error',
  subsumedBy: ['link/unknown-page', 'link/inexact-path'],
  *check(siteIndex) {
    const lost = new Set(siteIndex.brokenLinks.map(({ target }) => target));
    const site = textAt(objectAt(siteIndex.manifest, 'site'), 'url')?.replace(/(?<!\/)\/+$/, '') ?? '';
    const { redirectFrom } = siteIndex.redirections;
    for (const { to, own, target, locate } of siteIndex.links) {
      if (!own || (own.isShown && !own.isLocal)) continue;
      const redirect = target && lost.has(target) ? redirectFrom(target.path) : undefined;
      const path = target && redirect && !redirect.isTemporary ? withSuffix(redirect.to, target.suffix) : own.path;
      yield { place: locate(), args: { to }, suggestion: linkAs({ own: { ...own, origin: site } }, path) };
    }
  },
};
