import type { Place } from '../../../diagnostics/diagnostic.ts';
import { removedWithoutRedirect } from '../../release/removed-pages.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import { startOfText } from '../../site-index/unlisted-texts.ts';
import type { Rule } from '../rule.ts';

/**
 * Returns the places that may explain why a page was removed, by its path: broken links, a guide that its chain lacks,
 * a text without a page.
 */
function placesByPath(site: SiteIndex): Map<string, readonly Place[]> {
  const { documents, brokenLinks } = site;
  const causes = new Map<string, readonly Place[]>();
  const add = (path: string, more: readonly Place[]) => causes.set(path, [...(causes.get(path) ?? []), ...more]);
  for (const document of documents) {
    const { file, pages } = document;
    if (file !== undefined && pages.length === 0)
      add(`/${file}`, [startOfText(document), ...site.placesHolding(`${file}.md`)]);
  }
  for (const [path, more] of site.guidePlaces) add(path, more);
  const { redirectFrom } = site.redirections;
  for (const link of brokenLinks) if (!redirectFrom(link.target.path)) add(link.target.path, [link.locate()]);
  return causes;
}

/** Every page of the last release still exists, or has a redirect. */
export const rule: Rule = {
  code: 'release/removed-page',
  severity: 'warning',
  subsumedBy: [
    'schema/*',
    'reference/unknown',
    'content/unused-file',
    'chain/lost-guide',
    'link/unknown-page',
    'link/inexact-path',
    'link/redirected',
  ],
  *check(site) {
    const previous = site.lastRelease;
    if (previous === undefined || previous === 'unreadable') return;
    const { pages, guides, at } = site;
    const { list: redirects } = site.redirections;
    const routes = [...pages.map(({ path }) => path), ...guides.keys()];
    const removed = removedWithoutRedirect({ previous, routes, redirects });
    if (removed.length === 0) return;
    const place = at(redirects.length > 0 ? '/redirects' : '/pages', 'key');
    const causes = placesByPath(site);
    const isUnread = site.isUnreadText;
    for (const { path, title } of removed) {
      if (isUnread(path)) continue;
      const lost = site.ignoredGuides.flatMap(({ place: at, covers }) => (covers(path) ? [at] : []));
      yield {
        place,
        args: { path, title },
        causes: [...(causes.get(path) ?? []), ...site.placesOfUnknownPages, ...lost],
      };
    }
  },
};
