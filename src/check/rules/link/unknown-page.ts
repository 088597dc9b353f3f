import { hasOddSpace, linkAs } from '../../site-index/link-target.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { LinkUse } from '../../site-index/site-parts.ts';
import { atUses } from '../at-uses.ts';
import type { Finding, Rule } from '../rule.ts';

/** Whether a path belongs to a guide of a chain whose hub is not a page. The missing hub is reported instead. */
function isOfLostHub(path: string, { ignoredGuides }: SiteIndex): boolean {
  return ignoredGuides.some(({ isHub, covers }) => isHub && covers(path));
}

/** Yields the links to paths with a space, which no page can have. */
function* spacedLinks(links: readonly LinkUse[]): Generator<Finding> {
  for (const { to, own, target, kind, locate } of links) {
    const path = own?.path ?? to;
    if (target || kind === 'url' || kind === 'frame-url' || !/^\/(?!\/|media\/)/.test(path)) continue;
    if (!/\s/.test(path) && !hasOddSpace(path)) continue;
    yield { place: locate(), args: { to: path } };
  }
}

/** A link within the site leads to an existing page. */
export const rule: Rule = {
  code: 'link/unknown-page',
  severity: 'error',
  subsumedBy: [
    'schema/*',
    'reference/unknown',
    'link/malformed',
    'link/odd-space',
    'link/inexact-path',
    'chain/lost-guide',
  ],
  *check(site) {
    yield* spacedLinks(site.links);
    const { redirectFrom } = site.redirections;
    for (const one of site.unresolvedPages) {
      const { name: to, near } = one;
      if (redirectFrom(to) || site.isUnreadText(to) || isOfLostHub(to, site)) continue;
      const lost = site.ignoredGuides.flatMap(({ place, covers }) => (covers(to) ? [place] : []));
      yield* atUses(one, {
        args: { to },
        correct: (link) => (near === undefined ? undefined : linkAs(link, near + link.target.suffix)),
        causes: [...(site.guidePlaces.get(to) ?? []), ...site.placesOfUnknownPages, ...lost],
      });
    }
  },
};
