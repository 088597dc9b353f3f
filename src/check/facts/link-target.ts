import { linkableFiles } from '../../model/reserved-paths.ts';
import { decodePath } from '../../text/encode-path.ts';
import { nearest } from '../../text/nearest.ts';
import { parseAddress } from '../../text/parse-address.ts';
import type { LinkedPart, LinkUse, OwnAddress, SiteParts } from './site-parts.ts';

/** Scheme of an address in lower case; nothing when it has none. */
export function schemeOf(to: string): string | undefined {
  return /^\s*([a-zA-Z][a-zA-Z0-9+.-]*):/.exec(to)?.[1]?.toLowerCase();
}

const FILES = linkableFiles({ hasFeed: true });

const ODD_SPACES = /[^\S \t\r\n]|[\u00AD\u200B-\u200D\u2060]/g;

/** An address without the spaces that nobody sees or types: no-break ones, and those of no width. */
export function withoutOddSpaces(to: string): string {
  return to.replace(ODD_SPACES, '');
}

/** Whether such a space stands in an address. What holds nothing else is no address. */
export function hasOddSpace(to: string): boolean {
  return to.trim() !== '' && withoutOddSpaces(to) !== to;
}

/** Takes a link within the site apart; nothing when it leads elsewhere or to a file. */
export function internalTarget(to: string, kind: string, files: ReadonlySet<string> = FILES): LinkedPart | undefined {
  if (kind === 'url' || kind === 'frame-url' || !/^[/#]/.test(to) || to.startsWith('//')) return undefined;
  if (/\s/.test(to) || hasOddSpace(to)) return undefined;
  const hash = to.indexOf('#');
  const withoutHash = hash < 0 ? to : to.slice(0, hash);
  const path = withoutHash.replace(/\?.*$/, '');
  if (path.startsWith('/media/') || files.has(path)) return undefined;
  const anchor = hash < 0 ? '' : decodePath(to.slice(hash + 1));
  return { path: decodePath(path), anchor, suffix: to.slice(path.length) };
}

/** Whether a host is the computer of the author, where the site is developed. */
export function isOwnMachine(host: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host);
}

function parseWebAddress(address: string): URL | undefined {
  return /^https?:\/\//i.test(address) ? parseAddress(address) : undefined;
}

/**
 * Takes an address of the site itself apart that was written in full, or copied from the development server; nothing
 * when it is one of another site.
 * @param site address of the site, under whose path its pages stand
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
  // Beside the site's path stand other sites.
  if (!rest.startsWith(base) || !/^(?:[/?#]|$)/.test(rest.slice(base.length))) return undefined;
  const path = rest.slice(base.length);
  return { origin: origin + base, path: path.startsWith('/') ? path : `/${path}`, isLocal };
}

/** How a link that leads to a path is written: its words may have to show the whole address. */
export function written({ own }: Pick<LinkUse, 'own'>, path: string): string {
  return own?.isShown ? own.origin + path : path;
}

/** Whether a route stands for many pages. */
export function isParameterized(route: string): boolean {
  return route.includes(':');
}

/** The path of a page that differs from what was typed by slashes, case or an ending (`.html`, `.md`) alone. */
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

/** The nearest path, else a guide of the same name in another folder. */
export function nearestPath(path: string, paths: string[]): string | undefined {
  const last = path.split('/').at(-1) ?? '';
  const elsewhere = last ? paths.find((candidate) => candidate.split('/').at(-1) === last) : undefined;
  return elsewhere ?? nearest(path, paths);
}
