import { unansweredPaths } from '../../release/replaced.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { Rule } from '../rule.ts';

/** Returns the paths of the old site that this site neither serves nor redirects. */
export function openAddresses({ lastRelease, pages, guides, redirections, sources }: SiteIndex): string[] {
  if (lastRelease === undefined || lastRelease === 'unreadable') return [];
  return unansweredPaths({
    replaced: lastRelease.replaced ?? [],
    routes: [...pages.map(({ path }) => path), ...guides.keys()],
    redirects: redirections.list,
    isMedia: (file) => sources.media.has(file),
  });
}

/** Every address of the site that this one has replaced is a page, a file, or has a redirect. */
export const rule: Rule = {
  code: 'release/replaced-address',
  severity: 'warning',
  *check(site) {
    const open = openAddresses(site);
    if (open.length === 0) return;
    const place = site.at(site.redirections.list.length > 0 ? '/redirects' : '/pages', 'key');
    yield { place, args: { count: open.length, paths: open.join(', ') } };
  },
};
