import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../model/read/files-below.ts';
import { decodePath } from '../../text/encode-path.ts';
import { siteRoot } from '../../text/site-root.ts';
import { readPublished } from '../hosting/published.ts';
import { readReferences } from './html-references.ts';

/** An address that leads nowhere, and a page that refers to it. */
export interface BrokenReference {
  /** File of the referring page, relative to the published folder. */
  page: string;
  /** The address as it is written there. */
  address: string;
  /** What is missing: the file, the place in it that stands after `#`, or the slash that would save a redirect. */
  missing: 'file' | 'anchor' | 'slash';
}

export interface LinkCheckOptions {
  /** Published folder. */
  directory: string;
  /** Path under which the site is published, as `/` or `/name/`. */
  base?: string;
  /** Absolute address of the site: what begins with it is checked like a path. */
  siteUrl?: string;
}

const WORDS: Record<BrokenReference['missing'], string> = {
  file: 'no such file',
  anchor: 'no such anchor',
  slash: 'redirected for its slash',
};

/** Says what is wrong with an address, in a line. */
export function describeLink({ page, address, missing }: BrokenReference): string {
  return `${page}: ${address} (${WORDS[missing]})`;
}

/** Address under which a file is reached. */
function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

interface Target {
  /** Path after the base; nothing for addresses of this host that are outside of what is published. */
  path?: string;
  anchor: string;
}

/** What an internal address, written in a page at the address `from`, names; nothing when the address leads to another site. */
export function internalTarget(
  address: string,
  from: string,
  { base = '/', siteUrl }: Pick<LinkCheckOptions, 'base' | 'siteUrl'>,
): Target | undefined {
  const root = new URL(base, 'https://here.invalid');
  const site = siteUrl && siteRoot(siteUrl);
  let rest = address;
  // The site's own address includes the path under which it is published.
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
 * Follows every internal address of the built pages (links, pictures, films, scripts, styles, structured data) as a
 * host would, and gives those that lead nowhere, or only by a redirect that a slash would save, in the order of the
 * referring pages. Redirects, however many, and parameter routes are followed; other sites are not asked.
 */
export function checkLinks(options: LinkCheckOptions): BrokenReference[] {
  const { directory } = options;
  const published = readPublished(directory);
  const broken: BrokenReference[] = [];
  const pages = new Set(filesBelow(directory).filter((file) => file.endsWith('.html')));
  const known = new Map<string, string | undefined>();
  const redirectedForSlash = new Set<string>();
  /** Where the way from an address ends: at a file, at `''` outside of the site, or nowhere. */
  const follow = (address: string): string | undefined => {
    const passed = new Set<string>();
    for (let at = address; !passed.has(at); ) {
      passed.add(at);
      const answer = published.answer(at);
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
  /** Places to be found in a page: who asks for each, and how it is written there. */
  const wanted = new Map<string, Map<string, { page: string; address: string }[]>>();
  for (const page of pages) {
    for (const address of readReferences(readFileSync(path.join(directory, page), 'utf8')).addresses) {
      const target = internalTarget(address, addressOf(page), options);
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
    for (const [anchor, askers] of places) {
      if (!anchors.has(anchor)) broken.push(...askers.map((asker) => ({ ...asker, missing: 'anchor' as const })));
    }
  }
  return broken.sort((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : 0));
}
