/**
 * Addresses of what a build writes of its own accord, beside the pages and the media that they show; `/…/*` is a whole
 * folder. A test compares this list with a build. Of large sites there are more: `reservedFor`.
 */
export const reservedPaths: readonly string[] = [
  '/404',
  '/404.html',
  '/.nojekyll',
  '/.vitrine-build',
  '/_assets/*',
  '/_headers',
  '/_redirects',
  '/_routes/*',
  '/apple-touch-icon.png',
  '/exemples/*',
  '/favicon.svg',
  '/feed.xml',
  '/icon-512.png',
  '/media/drawings/*',
  '/media/fonts/*',
  '/media/social/*',
  '/nginx.conf',
  '/robots.txt',
  '/sitemap.xml',
];

/** Most addresses that one sitemap may hold (sitemaps.org, protocol). */
export const SITEMAP_LIMIT = 50_000;

/** Addresses of what a build writes for a site of so many pages: beyond a number of them, its sitemap has parts. */
export function reservedFor(pages: number): readonly string[] {
  const parts = pages > SITEMAP_LIMIT ? Math.ceil(pages / SITEMAP_LIMIT) : 0;
  return [...reservedPaths, ...Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`)];
}

/** Of these, the files that visitors may be sent to; the feed is written where there are guides to announce. */
export function linkableFiles({ hasFeed }: { hasFeed: boolean }): ReadonlySet<string> {
  const always = ['/404.html', '/apple-touch-icon.png', '/favicon.svg', '/icon-512.png', '/robots.txt', '/sitemap.xml'];
  return new Set(hasFeed ? [...always, '/feed.xml'] : always);
}
