import { linkableFiles } from '../../model/reserved-paths.ts';
import { decodePath, parseAddress } from '../../text/addresses.ts';
import { nearest } from '../../text/nearest.ts';
import type { LinkedPart, LinkUse, OwnAddress, SiteParts } from './site-parts.ts';

/** Returns the scheme of an address in lower case; `undefined` if it has none. */
export function schemeOf(to: string): string | undefined {
  return /^\s*([a-zA-Z][a-zA-Z0-9+.-]*):/.exec(to)?.[1]?.toLowerCase();
}

const FILES = linkableFiles({ hasFeed: true });

const ODD_SPACES = /[^\S \t\r\n]|[\u00AD\u200B-\u200D\u2060]/g;

/** Returns an address without invisible spaces: no-break and zero-width ones. */
export function withoutOddSpaces(to: string): string {
  return to.replace(ODD_SPACES, '');
}

/** Whether an address contains such a space. A text of only such spaces is not an address. */
export function hasOddSpace(to: string): boolean {
  return to.trim() !== '' && withoutOddSpaces(to) !== to;
}

/** Parses a link within the site; returns `undefined` for a link to another site or to a file. */
export function linkedPartOf(to: string, kind: string, files: ReadonlySet<string> = FILES): LinkedPart | undefined {
  if (kind === 'url' || kind === 'frame-url' || !/^[/#]/.test(to) || to.startsWith('//')) return undefined;
  if (/\s/.test(to) || hasOddSpace(to)) return undefined;
  const hash = to.indexOf('#');
  const withoutHash = hash < 0 ? to : to.slice(0, hash);
  const path = withoutHash.replace(/\?.*$/, '');
  if (path.startsWith('/media/') || files.has(path)) return undefined;
  const anchor = hash < 0 ? '' : decodePath(to.slice(hash + 1));
  return { path: decodePath(path), anchor, suffix: to.slice(path.length) };
}

/** Whether a host is the author's computer, on which the site is developed. */
export function isOwnMachine(host: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host);
}

function parseWebAddress(address: string): URL | undefined {
  return /^https?:\/\//i.test(address) ? parseAddress(address) : undefined;
}

/**
 * Parses an absolute address of the site itself, or of its development server; returns `undefined` for another site's
 * address.
 * @param site address of the site, including its base path
 */
export function ownAddress(to: string, site: string): Pick<OwnAddress, 'origin' | 'path' | 'isLocal'> | undefined {
  const typed = parseWebAddress(to);
  if (!typed) return undefined;
  const isLocal = isOwnMachine(typed.hostname);
  const own = parseWebAddress(site);
  const bare = (host = '') => host.replace(/^www\./, '');
  if (!isLocal && (!own || bare(typed.hostname) !== bare(own.hostname) || typed.port !== own.port)) return undefined;
  const origin = /^[^/]*\/\/[^/?#]*/.exec(to)?.[0] ?? '';
  const base = isLocal ? '' : (/^[^/]*\/\/[^/?#]*([^?#]*)/.exec(site)?.[1] ?? '').replace(/(?<!\/)\/+$/, '');
  const rest = to.slice(origin.length);
  // Other sites may have paths next to the site's own.
  if (!rest.startsWith(base) || !/^(?:[/?#]|$)/.test(rest.slice(base.length))) return undefined;
  const path = rest.slice(base.length);
  return { origin: origin + base, path: path.startsWith('/') ? path : `/${path}`, isLocal };
}

/** Returns a path, or an address, as the destination of a link. A path becomes absolute if the link shows its address. */
export function linkAs({ own }: Pick<LinkUse, 'own'>, path: string): string {
  return own?.isShown && /^\/(?!\/)/.test(path) ? own.origin + path : path;
}

const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/;

/** Returns an address with the query and the anchor of `suffix`, unless it has its own. */
export function withSuffix(address: string, suffix: string): string {
  const [, path = address, query, anchor] = PARTS.exec(address) ?? [];
  const [, , otherQuery = '', otherAnchor = ''] = PARTS.exec(suffix) ?? [];
  return path + (query ?? otherQuery) + (anchor ?? otherAnchor);
}

/** Whether a route has parameters. */
export function isParameterized(route: string): boolean {
  return route.includes(':');
}

/**
 * Returns the path of a page that differs from the typed one only by slashes, case or an extension (`.html`, `.md`).
 */
export function sameButForm(
  typed: string,
  { paths, routeOf }: Pick<SiteParts, 'paths' | 'routeOf'>,
): string | undefined {
  if (routeOf(typed)) return undefined;
  const bare = (path: string) =>
    path
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '')
      .replace(/(?:\/index)?(?:\.html?|\.md)?$/, '');
  const wanted = bare(typed);
  const exact = paths().find((path) => bare(path) === wanted);
  if (exact !== undefined) return exact;
  const trimmed = typed.replace(/(?<!\/)\/+$/, '');
  return trimmed !== typed && routeOf(trimmed) ? trimmed : undefined;
}

/** Returns the first path with the same last segment, or otherwise the most similar path. */
export function nearestPath(path: string, paths: string[]): string | undefined {
  const last = path.split('/').at(-1) ?? '';
  const elsewhere = last ? paths.find((candidate) => candidate.split('/').at(-1) === last) : undefined;
  return elsewhere ?? nearest(path, paths);
}
