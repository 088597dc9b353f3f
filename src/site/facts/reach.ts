import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../text/nearest.ts';
import { nearestPath } from './link-target.ts';
import { redirectionsOf } from './redirections.ts';
import { releasedPages } from './released-pages.ts';
import type { PageEntry, SiteFacts } from './site-facts.ts';

type Site = Pick<
  SiteFacts,
  | 'at'
  | 'sources'
  | 'pages'
  | 'chains'
  | 'links'
  | 'astray'
  | 'elsewhere'
  | 'routeOf'
  | 'paths'
  | 'manifest'
  | 'interpolate'
>;

/** Paths that a link from another page leads to; the home page needs none, and guides lead to their hub. */
export function reachedPaths({ chains, links, routeOf }: Pick<Site, 'chains' | 'links' | 'routeOf'>): Set<string> {
  const reached = new Set(['/']);
  for (const { target, pages: on, isImage } of links) {
    if (isImage) continue;
    const route = target?.path ? routeOf(target.path) : undefined;
    if (route !== undefined && (on === undefined || on.some((page) => page !== route))) reached.add(route);
  }
  for (const { hub, articles } of chains) if (articles.length > 0) reached.add(hub);
  return reached;
}

/** Paths that misspelt links were meant for, with the places of these: the page is not as lonely as it looks. */
export function meantPaths({
  astray,
  elsewhere,
  paths,
}: Pick<Site, 'astray' | 'elsewhere' | 'paths'>): Map<string, Place[]> {
  const meant = new Map<string, Place[]>();
  const add = (path: string, place: Place) => {
    const near = paths().includes(path) ? path : nearestPath(path, paths());
    if (near !== undefined) meant.set(near, [...(meant.get(near) ?? []), place]);
  };
  for (const link of astray) add(link.target.path, link.locate());
  // The slash at the beginning was forgotten.
  for (const { to, locate } of elsewhere) {
    if (/^[\w/-]+$/.test(to)) add(`/${to}`, locate());
  }
  return meant;
}

/** A page that nothing leads to, and the near path that several links lead to in vain. */
export interface MisspeltPage {
  page: PageEntry;
  to: string;
}

/** The one page that was not published yet under its address, if the one path that several links miss was. */
function movedPage(counts: ReadonlyMap<string, number>, lost: readonly PageEntry[], site: Site): MisspeltPage[] {
  const released = releasedPages(site);
  if (typeof released !== 'object') return [];
  const { routes } = released;
  const [page, ...others] = lost.filter(({ path }) => !Object.hasOwn(routes, path));
  const [gone, ...more] = [...counts].filter(([path, count]) => count > 1 && Object.hasOwn(routes, path));
  return page && gone && others.length === 0 && more.length === 0 ? [{ page, to: gone[0] }] : [];
}

/** Pages whose address is misspelt, or was changed, rather than the links to them. */
export function misspeltPages(site: Site): MisspeltPage[] {
  const counts = new Map<string, number>();
  const { redirectFrom } = redirectionsOf(site);
  for (const { target } of site.astray) {
    const { path } = target;
    if (!redirectFrom(path)) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const reached = reachedPaths(site);
  const lost = site.pages.filter(({ path }) => !reached.has(path));
  const misspelt = [...counts].flatMap(([to, count]) => {
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
  return misspelt.length > 0 ? misspelt : movedPage(counts, lost, site);
}
