import { isRaw, listAt, type Raw, textAt } from '../../model/read/values.ts';
import { nearest } from '../../text/nearest.ts';
import { byCount } from './by-count.ts';
import type { SiteFacts } from './site-facts.ts';

/** Titles of the pages of the last release, by path. */
function releasedTitles({ lastRelease }: SiteFacts): ReadonlyMap<string, string> {
  if (typeof lastRelease !== 'object') return new Map();
  return new Map(Object.entries(lastRelease.routes).map(([path, { title }]) => [path, title]));
}

/** Paths that links lead to in vain, and those that were published and are gone, the likeliest first. */
function wantedPaths(facts: SiteFacts, released: ReadonlyMap<string, string>): string[] {
  const { brokenLinks, chains, redirections, routeOf, sources, pages } = facts;
  const named = new Set(chains.flatMap(({ hub, articles }) => articles.map(({ text }) => `${hub}/${text}`)));
  const isFree = (path: string) =>
    path.endsWith('/') === (path === '/') &&
    !named.has(path) &&
    !sources.markdown.has(path.slice(1)) &&
    routeOf(path) === undefined &&
    !redirections.redirectFrom(path);
  const linked = byCount(brokenLinks.map(({ target }) => target.path).filter(isFree));
  const gone = [...released.keys()].filter(isFree);
  const paths = pages.map(({ path }) => path);
  // What is near a page is likelier a link to it that was misspelt.
  const isFar = (path: string) => nearest(path, paths) === undefined;
  const both = linked.filter((path) => released.has(path));
  return [...new Set([...both, ...linked.filter(isFar), ...gone, ...linked])];
}

function hasPath(page: unknown): boolean {
  return isRaw(page) && textAt(page, 'path')?.startsWith('/') === true;
}

/**
 * The pages, with the paths that some of them have lost: where a page of the same title was published, else what the
 * rest of the site links to in vain. Nothing where every page has its path.
 */
export function guessPaths(facts: SiteFacts): Raw {
  const pages = listAt(facts.manifest, 'pages');
  if (facts.pages.length === 0 || pages.every(hasPath)) return {};
  const released = releasedTitles(facts);
  const wanted = new Set(wantedPaths(facts, released));
  const take = (path: string | undefined) => {
    if (path !== undefined) wanted.delete(path);
    return path;
  };
  const published = pages.map((page) => {
    const title = hasPath(page) || !isRaw(page) ? undefined : textAt(page, 'title');
    if (title === undefined) return undefined;
    return take([...wanted].find((path) => released.get(path) === facts.interpolate(title)));
  });
  const filled = pages.map((page, index) => {
    if (hasPath(page)) return page;
    const path = published[index] ?? take([...wanted][0]);
    return path === undefined ? page : { ...(isRaw(page) ? page : {}), path };
  });
  return { pages: filled };
}
