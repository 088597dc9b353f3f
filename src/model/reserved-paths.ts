/** Files of a build that only hosts read: no host sends them. */
export const HOST_FILES = ['.nojekyll', '_headers', '_redirects', 'nginx.conf'];

/**
 * Addresses that a build writes in addition to pages and their media; `/…/*` is a whole folder. A test compares this
 * list with a build. Large sites have more: `reservedFor`.
 */
export const reservedPaths: readonly string[] = [
  '/404',
  '/404.html',
  '/.vitrine-build',
  '/_assets/*',
  '/_routes/*',
  '/apple-touch-icon.png',
  '/exemples/*',
  '/favicon.svg',
  '/feed.xml',
  '/icon-512.png',
  '/media/drawings/*',
  '/media/fonts/*',
  '/media/social/*',
  '/robots.txt',
  '/sitemap.xml',
  ...HOST_FILES.map((file) => `/${file}`),
];

/** Maximum number of addresses in one sitemap (sitemaps.org, protocol). */
export const MAX_SITEMAP_ADDRESSES = 50_000;

/**
 * Returns the addresses that a build writes for a site with this number of pages: a large sitemap has several parts.
 */
export function reservedFor(pages: number): readonly string[] {
  const parts = pages > MAX_SITEMAP_ADDRESSES ? Math.ceil(pages / MAX_SITEMAP_ADDRESSES) : 0;
  return [...reservedPaths, ...Array.from({ length: parts }, (_, index) => `/sitemap-${index + 1}.xml`)];
}

/** Returns the reserved paths that pages may link to; the feed is only written if there are guides. */
export function linkableFiles({ hasFeed }: { hasFeed: boolean }): ReadonlySet<string> {
  const always = ['/404.html', '/apple-touch-icon.png', '/favicon.svg', '/icon-512.png', '/robots.txt', '/sitemap.xml'];
  return new Set(hasFeed ? [...always, '/feed.xml'] : always);
}
