import { nearest } from '../../../text/nearest.ts';
import type { PageEntry, SiteContext } from '../context/context.ts';
import { internalTarget, nearestPath, redirectsOf } from '../link/target.ts';

type Site = Pick<SiteContext, 'pages' | 'chains' | 'links' | 'routeOf' | 'paths' | 'manifest'>;

/** Paths that a link from another page leads to; the home page needs none, and guides lead to their hub. */
export function reachedPaths({ chains, links, routeOf }: Omit<Site, 'paths'>): Set<string> {
  const reached = new Set(['/']);
  for (const { to, kind, pages: on, isImage } of links) {
    if (isImage) continue;
    const target = internalTarget(to, kind);
    const route = target?.path ? routeOf(target.path) : undefined;
    if (route !== undefined && (on === undefined || on.some((page) => page !== route))) reached.add(route);
  }
  for (const { hub, articles } of chains) if (articles.length > 0) reached.add(hub);
  return reached;
}

/** Paths that a misspelt link was meant for: that link is reported, and the page is not as lonely as it looks. */
export function meantPaths({ links, routeOf, paths }: Site): Set<string> {
  const meant = new Set<string>();
  for (const { to, kind } of links) {
    const path = internalTarget(to, kind)?.path ?? (/^[\w-]+$/.test(to) ? `/${to}` : undefined);
    if (!path || routeOf(path)) continue;
    const near = paths().includes(path) ? path : nearestPath(path, paths());
    if (near !== undefined) meant.add(near);
  }
  return meant;
}

/** A page that nothing leads to, and the near path that several links lead to in vain. */
export interface MisspeltPage {
  page: PageEntry;
  to: string;
}

/** Pages whose address is misspelt rather than the links to them. */
export function misspeltPages(site: Site): MisspeltPage[] {
  const counts = new Map<string, number>();
  const redirects = redirectsOf(site.manifest);
  for (const { to, kind } of site.links) {
    const path = internalTarget(to, kind)?.path;
    if (path && !site.routeOf(path) && !redirects.has(path)) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const reached = reachedPaths(site);
  const lost = site.pages.filter(({ path }) => !reached.has(path));
  return [...counts].flatMap(([to, count]) => {
    const near =
      count > 1
        ? nearest(
            to,
            lost.map(({ path }) => path),
          )
        : undefined;
    const page = lost.find(({ path }) => path === near);
    return page ? [{ page, to }] : [];
  });
}
