import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../model/read/files-below.ts';
import { decodePath, siteRoot } from '../../text/addresses.ts';
import { imitateHost } from '../hosting/imitate-host.ts';
import { readReferences } from './html-references.ts';

/** A broken address, and a page that refers to it. */
interface BrokenReference {
  /** File of the referring page, relative to the output folder. */
  page: string;
  /** The address as written there. */
  address: string;
  /**
   * The fault: there is no such file, or no such anchor after `#`, or hosts redirect the address because of its final
   * slash.
   */
  missing: 'file' | 'anchor' | 'slash';
}

export interface LinkCheckOptions {
  /** Output folder. */
  directory: string;
  /** Path under which the site is published, as `/` or `/name/`. */
  base?: string;
  /** Absolute address of the site: addresses that begin with it are checked like paths. */
  siteUrl?: string;
}

const WORDS: Record<BrokenReference['missing'], string> = {
  file: 'no such file',
  anchor: 'no such anchor',
  slash: 'redirected for its slash',
};

/** Describes the problem of an address in one line. */
export function describeLink({ page, address, missing }: BrokenReference): string {
  return `${page}: ${address} (${WORDS[missing]})`;
}

/** Returns the address of a file. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

interface Target {
  /** Path after the base; absent if the address is on this host but outside of the site, or if it is invalid. */
  path?: string;
  anchor: string;
}

/**
 * Returns the target of an internal address in a page at the address `from`; `undefined` if the address leads to
 * another site.
 */
export function targetWithinSite(
  address: string,
  from: string,
  { base = '/', siteUrl }: Pick<LinkCheckOptions, 'base' | 'siteUrl'>,
): Target | undefined {
  const root = new URL(base, 'https://here.invalid');
  const site = siteUrl && siteRoot(siteUrl);
  let rest = address;
  // The site's own address includes the base path.
  if (site && (address === site || address.startsWith(`${site}/`) || address.startsWith(`${site}#`))) {
    rest = root.pathname.replace(/\/$/, '') + (address.slice(site.length) || '/');
  }
  let url: URL;
  try {
    url = new URL(rest, new URL(root.pathname + from.slice(1), root));
    if (url.origin !== root.origin) return undefined;
    const decoded = decodeURIComponent(url.pathname);
    const anchor = decodeURIComponent(url.hash.slice(1));
    return decoded.startsWith(root.pathname) ? { path: `/${decoded.slice(root.pathname.length)}`, anchor } : { anchor };
  } catch {
    return { anchor: '' };
  }
}

/**
 * Follows all internal addresses of the built pages (links, pictures, films, scripts, styles, structured data) as a
 * host would. Returns those that are broken, and those that only redirect to add or remove a final slash, in the order
 * of the referring pages. All redirects and parameter routes are followed; other sites are not contacted.
 */
export function checkLinks(options: LinkCheckOptions): BrokenReference[] {
  const { directory } = options;
  const host = imitateHost(directory);
  const broken: BrokenReference[] = [];
  const pages = new Set(filesBelow(directory).filter((file) => file.endsWith('.html')));
  const known = new Map<string, string | undefined>();
  const redirectedForSlash = new Set<string>();
  /** Returns the final file of an address after redirects; `''` outside of the site, `undefined` if there is none. */
  const follow = (address: string): string | undefined => {
    const passed = new Set<string>();
    for (let at = address; !passed.has(at); ) {
      passed.add(at);
      const answer = host.answer(at);
      if (answer.kind === 'nothing') return undefined;
      if (answer.kind === 'file')
        return answer.status === 200 ? path.relative(directory, answer.file).split(path.sep).join('/') : undefined;
      if (/^(?:https?:)?\/\//.test(answer.to)) return '';
      const to = decodePath(answer.to.replace(/[?#].*$/, ''));
      if (withoutSlash(to) === withoutSlash(at)) redirectedForSlash.add(address);
      at = to;
    }
    return undefined;
  };
  const fileOf = (address: string): string | undefined => {
    if (!known.has(address)) known.set(address, follow(address));
    return known.get(address);
  };
  /** Anchors to find, by page and anchor, with the pages that refer to them and the addresses in these pages. */
  const wanted = new Map<string, Map<string, { page: string; address: string }[]>>();
  for (const page of pages) {
    for (const address of readReferences(readFileSync(path.join(directory, page), 'utf8')).addresses) {
      const target = targetWithinSite(address, addressOf(page), options);
      if (!target) continue;
      const own = address.startsWith('#');
      const file = own ? page : target.path && fileOf(target.path);
      if (file === undefined) broken.push({ page, address, missing: 'file' });
      else if (!own && target.path && redirectedForSlash.has(target.path))
        broken.push({ page, address, missing: 'slash' });
      else if (pages.has(file) && target.anchor && target.anchor !== 'top') {
        const places = wanted.get(file) ?? new Map<string, { page: string; address: string }[]>();
        const links = places.get(target.anchor) ?? [];
        links.push({ page, address });
        wanted.set(file, places.set(target.anchor, links));
      }
    }
  }
  for (const [file, places] of wanted) {
    const { anchors } = readReferences(readFileSync(path.join(directory, file), 'utf8'));
    for (const [anchor, referrers] of places) {
      if (!anchors.has(anchor))
        broken.push(...referrers.map((referrer) => ({ ...referrer, missing: 'anchor' as const })));
    }
  }
  return broken.sort((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : 0));
}
