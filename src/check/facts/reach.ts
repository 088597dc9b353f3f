import type { Place } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../text/nearest.ts';
import type { LastRelease } from './last-release.ts';
import { nearestPath } from './link-target.ts';
import type { Redirections } from './redirections.ts';
import type { BrokenLink, LinkUse, PageEntry, SiteParts } from './site-parts.ts';

interface Site extends Pick<SiteParts, 'pages'> {
  brokenLinks: readonly BrokenLink[];
  redirections: Pick<Redirections, 'redirectFrom'>;
  lastRelease: LastRelease;
  reachedPaths: ReadonlySet<string>;
}

/** Paths with a link from another page. The home page needs none, and guides link to their hub. */
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

/** Pages that broken links probably refer to, with the places of the links. Such a page only seems to have no links. */
export function findMeantPaths({
  brokenLinks,
  externalLinks,
  paths,
}: Pick<SiteParts, 'paths'> & { brokenLinks: readonly BrokenLink[]; externalLinks: readonly LinkUse[] }): Map<
  string,
  Place[]
> {
  const meant = new Map<string, Place[]>();
  const add = (path: string, place: Place) => {
    const near = paths().includes(path) ? path : nearestPath(path, paths());
    if (near !== undefined) meant.set(near, [...(meant.get(near) ?? []), place]);
  };
  for (const link of brokenLinks) add(link.target.path, link.locate());
  // The slash at the beginning is missing.
  for (const { to, locate } of externalLinks) {
    if (/^[\w/-]+$/.test(to)) add(`/${to}`, locate());
  }
  return meant;
}

/** A page without links to it, and the similar missing path that several links lead to. */
export interface MisspeltPage {
  page: PageEntry;
  to: string;
}

/**
 * Finds a page whose address was changed since the last release: it is the only page without links that the release
 * lacks, and several links lead to the only missing page of the release.
 */
function movedPage(
  counts: ReadonlyMap<string, number>,
  lost: readonly PageEntry[],
  { lastRelease }: Site,
): MisspeltPage[] {
  if (typeof lastRelease !== 'object') return [];
  const { routes } = lastRelease;
  const [page, ...others] = lost.filter(({ path }) => !Object.hasOwn(routes, path));
  const [gone, ...more] = [...counts].filter(([path, count]) => count > 1 && Object.hasOwn(routes, path));
  return page && gone && others.length === 0 && more.length === 0 ? [{ page, to: gone[0] }] : [];
}

/** Pages with an address that is misspelt, or that was changed without the links to it. */
export function findMisspeltPages(site: Site): MisspeltPage[] {
  const counts = new Map<string, number>();
  const { brokenLinks, redirections, reachedPaths } = site;
  for (const { target } of brokenLinks) {
    const { path } = target;
    if (!redirections.redirectFrom(path)) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const lost = site.pages.filter(({ path }) => !reachedPaths.has(path));
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
