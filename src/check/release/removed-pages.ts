import { addressMatcher, isPattern } from '../../model/redirects/address-pattern.ts';
import { type AddressPair, createFollower, pathOfTarget } from '../../model/redirects/follow.ts';
import { reservedFor } from '../../model/reserved-paths.ts';
import type { Release } from './release.ts';

interface RemovedOptions {
  previous: Release;
  /** Current routes of the site, with their parameters. */
  routes: readonly string[];
  redirects: readonly AddressPair[];
}

/** Removed pages of the last release without a redirect to a page, a file or another site. */
export function removedWithoutRedirect({
  previous,
  routes,
  redirects,
}: RemovedOptions): { path: string; title: string }[] {
  const present = new Set(routes);
  // Files, which are not routes; other rules check whether they exist.
  const files = ['/media/*', ...reservedFor(routes.length)].map(addressMatcher);
  const open = routes.filter((route) => isPattern(route) && !route.endsWith('*')).map(addressMatcher);
  const isPage = (path: string) => present.has(path) || open.some((matches) => matches(path));
  const { redirectFrom, follow } = createFollower(redirects, isPage);
  const arrives = (path: string): boolean => {
    const first = redirectFrom(path);
    const last = first && follow(first).passed.at(-1);
    const target = last && pathOfTarget(last.to);
    if (target === undefined) return last !== undefined;
    return isPage(target) || files.some((matches) => matches(target));
  };
  return Object.entries(previous.routes)
    .filter(([path]) => !isPage(path) && !arrives(path))
    .map(([path, { title }]) => ({ path, title }));
}
