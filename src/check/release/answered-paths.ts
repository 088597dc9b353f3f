import { addressMatcher, isPattern } from '../../model/redirects/address-pattern.ts';
import { createFollower, destinationPath, type RedirectPair } from '../../model/redirects/follow.ts';
import { reservedFor } from '../../model/reserved-paths.ts';

interface AnsweredOptions {
  /** Current routes of the site, with their parameters. */
  routes: readonly string[];
  redirects: readonly RedirectPair[];
}

/** Creates a function that returns whether a path is a page, or is redirected to a page, a file or another site. */
export function createAnswered({ routes, redirects }: AnsweredOptions): (path: string) => boolean {
  const present = new Set(routes);
  // Files are not routes. Other rules check whether they exist.
  const files = ['/media/*', ...reservedFor(routes.length)].map(addressMatcher);
  const open = routes.filter((route) => isPattern(route) && !route.endsWith('*')).map(addressMatcher);
  const isPage = (path: string) => present.has(path) || open.some((matches) => matches(path));
  const { redirectFrom, follow } = createFollower(redirects, isPage);
  const arrives = (path: string): boolean => {
    const first = redirectFrom(path);
    const last = first && follow(first).passed.at(-1);
    const target = last && destinationPath(last.to);
    if (target === undefined) return last !== undefined;
    return isPage(target) || files.some((matches) => matches(target));
  };
  return (path) => isPage(path) || arrives(path);
}
