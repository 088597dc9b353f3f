/**
 * Addresses of what a build writes of its own accord, beside the pages and the media that they show; `/…/*` is a whole
 * folder. A test compares this list with a build.
 */
export const writtenAddresses: readonly string[] = [
  '/404',
  '/404.html',
  '/.nojekyll',
  '/_assets/*',
  '/_headers',
  '/_redirects',
  '/_routes/*',
  '/apple-touch-icon.png',
  '/favicon.svg',
  '/feed.xml',
  '/icon-512.png',
  '/media/drawings/*',
  '/media/social/*',
  '/nginx.conf',
  '/robots.txt',
  '/sitemap.xml',
];

/** Of these, the files that visitors may be sent to; the feed is written where there are guides to announce. */
export function linkableFiles({ hasFeed }: { hasFeed: boolean }): ReadonlySet<string> {
  const always = ['/404.html', '/apple-touch-icon.png', '/favicon.svg', '/icon-512.png', '/robots.txt', '/sitemap.xml'];
  return new Set(hasFeed ? [...always, '/feed.xml'] : always);
}
