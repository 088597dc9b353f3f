import type { SiteParts } from './site-parts.ts';

/**
 * Returns the paths to which another page links. The home page is included, and so are hubs, because guides link to
 * them.
 */
export function findReachedPaths({
  chains,
  links,
  routeOf,
}: Pick<SiteParts, 'chains' | 'links' | 'routeOf'>): Set<string> {
  const reached = new Set(['/']);
  for (const { target, pages: on, isImage } of links) {
    if (isImage) continue;
    const route = target?.path ? routeOf(target.path) : undefined;
    if (route !== undefined && (on === undefined || on.some((page) => page !== route))) reached.add(route);
  }
  for (const { hub, articles } of chains) if (articles.length > 0) reached.add(hub);
  return reached;
}
