import type { RedirectPair } from '../../model/redirects/follow.ts';
import { createAnswered } from './answered-paths.ts';
import type { Release } from './release.ts';

interface RemovedOptions {
  previous: Release;
  /** Current routes of the site, with their parameters. */
  routes: readonly string[];
  redirects: readonly RedirectPair[];
}

/** Returns the pages of the last release that were removed without a redirect to a page, a file or another site. */
export function removedWithoutRedirect({ previous, ...site }: RemovedOptions): { path: string; title: string }[] {
  const isAnswered = createAnswered(site);
  return Object.entries(previous.routes)
    .filter(([path]) => !isAnswered(path))
    .map(([path, { title }]) => ({ path, title }));
}
