import { isPattern } from '../../model/redirects/address-pattern.ts';
import type { RedirectPair } from '../../model/redirects/follow.ts';
import { readSource } from '../../model/redirects/read-source.ts';
import { reservedFor } from '../../model/reserved-paths.ts';
import { encodeAddress, parseAddress, siteRootPath, type UrlStyle } from '../../text/addresses.ts';
import { closestPaths } from '../../text/nearest.ts';
import { createAnswered } from './answered-paths.ts';

/** Addresses of a site that this one replaces. */
interface ReadAddresses {
  /** Decoded paths below the address of the site, without a final slash. */
  paths: string[];
  /** Addresses with a query. Static hosts ignore queries, so all queries of a path get the same response. */
  queries: string[];
  /** Addresses of other hosts, or outside the path of the site. */
  foreign: string[];
  /** Lines that are not addresses, and missing sitemaps of an index. */
  unread: string[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/** Returns the addresses in a sitemap, or the files of a sitemap index (sitemaps.org, protocol). */
function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>\s*(?:<!\[CDATA\[)?([^<\]]+)/g)].map(([, text = '']) =>
    text.trim().replace(/&(amp|apos|gt|lt|quot);/g, (_, name: string) => ENTITIES[name] ?? ''),
  );
}

/** Returns the address at the beginning of a line. Figures after it, as in exports of Search Console, are left out. */
function addressOfLine(line: string): string | undefined {
  return /^"?((?:https?:\/)?\/[^\s";]*)/.exec(line)?.[1]?.replace(/(?:,[\d.]+%?){2,}$/, '');
}

/** Returns the name of a host without the prefix `www.`, by which old and new sites often differ. */
const hostOf = ({ host }: URL) => host.replace(/^www\./, '');

/**
 * Reads the addresses of an old site from a sitemap, a sitemap index, or a list with one address per line. If no
 * address has the host of the site, all hosts are accepted, because the site's address may not be known yet.
 * @param siteUrl address of the new site
 * @param readBeside text of a file in the same folder; `undefined` if it does not exist
 */
export function readAddresses(
  text: string,
  siteUrl: string,
  readBeside: (name: string) => string | undefined,
): ReadAddresses {
  const unread: string[] = [];
  const read = (content: string): string[] => {
    if (/<sitemapindex\b/.test(content))
      return locations(content).flatMap((address) => {
        const name = parseAddress(address)?.pathname.split('/').at(-1);
        const part = name ? readBeside(name) : undefined;
        if (part !== undefined && !/<sitemapindex\b/.test(part)) return read(part);
        unread.push(name || address);
        return [];
      });
    if (/<urlset\b/.test(content)) return locations(content);
    const lines = content.replace(/^\uFEFF/, '').split(/\r?\n/);
    return lines.flatMap((line) => {
      const address = addressOfLine(line.trim());
      if (address === undefined && line.trim() !== '' && !line.startsWith('#')) unread.push(line.trim());
      return address ?? [];
    });
  };
  const site = parseAddress(siteUrl);
  const root = siteRootPath(siteUrl);
  const found = read(text).flatMap((typed) => {
    const url = parseAddress(typed, siteUrl);
    if (!url) unread.push(typed);
    return url ? [{ typed, url }] : [];
  });
  const isKnown =
    site !== undefined && found.some(({ typed, url }) => !typed.startsWith('/') && hostOf(url) === hostOf(site));
  const paths = new Set<string>();
  const queries: string[] = [];
  const foreign: string[] = [];
  for (const { typed, url } of found) {
    const isHere = !isKnown || hostOf(url) === hostOf(site);
    if (!isHere || !`${url.pathname}/`.startsWith(`${root}/`)) foreign.push(typed);
    else {
      if (url.search) queries.push(typed);
      paths.add(readSource(url.pathname.slice(root.length) || '/'));
    }
  }
  return { paths: [...paths], queries, foreign, unread };
}

/**
 * Reduces a path to a form that different systems share: lower case, without an extension, `/index` or a final slash.
 */
function plain(path: string): string {
  const bare = readSource(path)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?|jsp)$/, '')
    .replace(/\/index$/, '');
  return readSource(bare || '/');
}

/** Redirects for the addresses of an old site, grouped by certainty. */
interface MatchedPaths {
  /** Redirects that need no decision. */
  sure: RedirectPair[];
  /** Redirects to the most similar page, which somebody has to confirm. */
  proposed: RedirectPair[];
  /** Paths without a similar page. */
  open: string[];
}

/**
 * Whether a path can be the source of a redirect: it is neither a pattern nor reserved, and has no characters that mean
 * something else to hosts.
 */
function isSource(path: string): boolean {
  return !isPattern(path) && !/[*?#"'\\;{}<>|^`$]/.test(path) && !reservedFor(0).includes(path);
}

/** Creates a function that returns the page with a key, if exactly one page has that key. */
function onlyPages(pages: readonly string[], keyOf: (page: string) => string): (key: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  for (const page of pages) found.set(keyOf(page), found.has(keyOf(page)) ? undefined : page);
  return (key) => found.get(key);
}

const lastSegment = (path: string) => plain(path).split('/').at(-1) ?? '';

/**
 * Matches old paths with pages. A match is certain if both are forms of the same address, or if only one page has the
 * same last segment.
 */
export function matchReplaced(paths: readonly string[], pages: readonly string[]): MatchedPaths {
  const targets = pages.filter((page) => !isPattern(page));
  const samePage = onlyPages(targets, plain);
  const sameSegment = onlyPages(targets, lastSegment);
  const matched: MatchedPaths = { sure: [], proposed: [], open: [] };
  for (const path of paths) {
    const segment = lastSegment(path);
    const to = samePage(plain(path)) ?? (segment === '' ? undefined : sameSegment(segment));
    const near = to ?? closestPaths(targets, plain(path), 1)[0];
    const from = /\s/.test(path) ? encodeAddress(path) : path;
    if (near === undefined || !isSource(path)) matched.open.push(path);
    else (to === undefined ? matched.proposed : matched.sure).push({ from, to: near });
  }
  return matched;
}

interface UnansweredOptions {
  /** Paths of the old site. */
  replaced: readonly string[];
  /** Current routes of the site, with their parameters. */
  routes: readonly string[];
  redirects: readonly RedirectPair[];
  /** Whether the site publishes a media file, `media/…`. */
  isMedia(file: string): boolean;
  urls?: UrlStyle;
}

/**
 * Returns the paths of the old site that the new one neither has nor redirects. A path that differs from a page only in
 * case is left out: hosts that ignore case serve it, and would redirect it to itself forever.
 */
export function unansweredPaths({ replaced, routes, redirects, isMedia, urls = 'file' }: UnansweredOptions): string[] {
  const isAnswered = createAnswered({ routes, redirects });
  const files = new Set(reservedFor(routes.length));
  const lower = new Set(routes.map((route) => route.toLowerCase()));
  // Hosts also serve a page under its file name.
  const pageOfFile = (path: string) => {
    if (path === '/index.html') return '/';
    return urls === 'file' ? path.replace(/(?<=[^/])\.html$/, '') : path.replace(/(?<=[^/])\/index\.html$/, '');
  };
  return replaced.filter(
    (path) =>
      !isAnswered(path) &&
      !files.has(path) &&
      !isMedia(path.slice(1)) &&
      !lower.has(path.toLowerCase()) &&
      !routes.includes(pageOfFile(path)),
  );
}
