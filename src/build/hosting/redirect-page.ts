import { isPattern } from '../../model/redirects/address-pattern.ts';
import { addressAt, encodeAddress } from '../../text/addresses.ts';
import { foldersAbove } from '../files/write-file.ts';
import { hasParameter, outputFile } from '../output/output-path.ts';
import type { HostRedirect } from './rules.ts';
import { escapeXml } from './xml.ts';

interface RedirectPageOptions {
  base: string;
  /** The site's address without a final slash. */
  root: string;
  language: string;
  /** Whether the site must not be indexed. */
  noindex?: boolean;
}

/** Characters that are impossible in file names of hosts; some systems treat a backslash as a folder separator. */
const UNNAMED = /[?#%\\]/;

/** Matches a path with a segment that begins with a dot: it leads out of the folder, or is hidden and not served. */
const DOTS = /(?:^|\/)\./;

/**
 * Returns the file that a host serves for a former address, with and without a final slash; `undefined` if only a rule
 * can redirect it.
 */
function fileOf(from: string): string | undefined {
  if (from === '/' || isPattern(from) || UNNAMED.test(from) || DOTS.test(from)) return undefined;
  if (from.endsWith('/')) return `${from.slice(1)}index.html`;
  if (/\.html?$/.test(from)) return from.slice(1);
  // A file with another extension, like `/index.php`, is not sent as HTML.
  return /\.\w+$/.test(from) ? undefined : outputFile(from, 'directory');
}

/**
 * Returns the redirects from page addresses with a final slash to those without, for pages that are files. Hosts
 * without redirect rules need a file for each of them.
 */
export function slashRedirections(routes: readonly string[]): HostRedirect[] {
  const pages = routes.filter((route) => route !== '/' && !hasParameter(route));
  return pages.map((route) => ({ from: `${route}/`, to: encodeAddress(route), status: 301 }));
}

/**
 * Returns the page that replaces a redirect on hosts without redirect rules: browsers follow it at once, and search
 * engines treat an immediate refresh as a permanent redirect. Its only text is the address, as a manual link. For a
 * temporary redirect, it does not declare its target canonical. It has no delay, which search engines would treat as
 * temporary, because of WCAG 2.2.1 (failure F40).
 */
function formatRedirectPage(
  { to, status }: HostRedirect,
  { base, root, language, noindex }: RedirectPageOptions,
): string {
  const isTemporary = status === 302;
  const isPath = to.startsWith('/') && !to.startsWith('//');
  // The canonical address has no fragment and, on this site, no query.
  const page = isPath ? addressAt(root, to.replace(/[?#].*$/s, '')) : to.replace(/#.*$/s, '');
  const address = escapeXml(isPath ? base + to.slice(1) : to);
  return [
    '<!doctype html>',
    `<html lang="${escapeXml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${address}</title>`,
    ...(noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...(isTemporary ? [] : [`<link rel="canonical" href="${escapeXml(page)}">`]),
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    '</head>',
    `<body><a href="${address}">${address}</a></body>`,
    '</html>',
    '',
  ].join('\n');
}

interface RedirectPages {
  /** HTML by file. */
  pages: Map<string, string>;
  /**
   * Addresses that need a rule of the host, or whose file name is taken, by another file or by a folder. Names that only
   * differ in capitals from that of an existing file are taken, too.
   */
  left: string[];
}

/** Files, and the folders that contain them. */
function namesOf(files: readonly string[]) {
  return { files: new Set(files), folders: new Set(files.flatMap(foldersAbove)) };
}

/** Whether a file has the name of another file or folder, or is in a folder with the name of a file. */
function isTaken(file: string, { files, folders }: ReturnType<typeof namesOf>): boolean {
  return files.has(file) || folders.has(file) || foldersAbove(file).some((folder) => files.has(folder));
}

/** Creates the pages that replace redirects, in addition to existing files. */
export function redirectPages(
  redirects: readonly HostRedirect[],
  existing: ReadonlySet<string>,
  options: RedirectPageOptions,
): RedirectPages {
  const pages = new Map<string, string>();
  const left: string[] = [];
  // On disks and hosts that ignore capitals, a redirect page would replace the page that it redirects to.
  const lowerCase = namesOf([...existing].map((file) => file.toLowerCase()));
  const written = namesOf([]);
  for (const redirect of redirects) {
    const { from } = redirect;
    const file = fileOf(from);
    if (file === undefined || isTaken(file.toLowerCase(), lowerCase) || isTaken(file, written)) {
      left.push(from);
      continue;
    }
    pages.set(file, formatRedirectPage(redirect, options));
    written.files.add(file);
    for (const folder of foldersAbove(file)) written.folders.add(folder);
  }
  return { pages, left };
}
