import type { Release } from './release.ts';

/** A page that was published, is published no more, and leads nowhere: links and search engines still point at it. */
export interface RemovedPage {
  path: string;
  title: string;
}

export interface RemovedOptions {
  previous: Release;
  /** Routes of the site as it is now, with their parameters. */
  routes: readonly string[];
  redirects: readonly { from: string }[];
}

/** Whether a path belongs to a pattern: `:name` stands for one segment, `*` at the end for all that follows. */
function matches(pattern: string, path: string): boolean {
  if (pattern === path) return true;
  const expected = pattern.split('/');
  const given = path.split('/');
  const open = expected.at(-1) === '*';
  if (open ? given.length < expected.length : given.length !== expected.length) return false;
  return expected.every(
    (part, index) => (open && index === expected.length - 1) || part.startsWith(':') || part === given[index],
  );
}

/** Pages of the last release that are gone without a redirect. */
export function removedWithoutRedirect({ previous, routes, redirects }: RemovedOptions): RemovedPage[] {
  const present = new Set(routes);
  const patterns = [...routes.filter((route) => route.includes(':')), ...redirects.map(({ from }) => from)];
  return Object.entries(previous.routes)
    .filter(([path]) => !present.has(path) && !patterns.some((pattern) => matches(pattern, path)))
    .map(([path, { title }]) => ({ path, title }));
}
