import { isPattern } from '../../model/redirects/address-pattern.ts';
import { encodeAddress } from '../../text/encode-path.ts';
import { addressAt } from '../../text/site-root.ts';
import { foldersAbove } from '../files/write-file.ts';
import { hasParameter, outputFile } from '../output/output-path.ts';
import type { HostRedirect } from './rules.ts';
import { escapeXml } from './xml.ts';

export interface RedirectPageOptions {
  base: string;
  /** The site's address without a trailing slash. */
  root: string;
  language: string;
  /** Whether search engines are to list nothing of the site. */
  noindex?: boolean;
}

/** Signs that hosts find in no name of a file; some systems take a backslash for the end of a folder's name. */
const UNNAMED = /[?#%\\]/;

/** Parts that lead out of the folder, or that hosts do not serve because they are hidden. */
const DOTS = /(?:^|\/)\./;

/**
 * File that a host opens for an address that is gone, with a slash at its end and without one; nothing when it would
 * take a rule.
 */
function fileOf(from: string): string | undefined {
  if (from === '/' || isPattern(from) || UNNAMED.test(from) || DOTS.test(from)) return undefined;
  if (from.endsWith('/')) return `${from.slice(1)}index.html`;
  if (/\.html?$/.test(from)) return from.slice(1);
  // What ends in another name of a type, as `/index.php`, is not sent as HTML.
  return /\.\w+$/.test(from) ? undefined : outputFile(from, 'directory');
}

/**
 * Redirections to pages from their addresses with a slash at the end, where pages are files: hosts that read no rules
 * answer such an address only if there is a file for it.
 */
export function slashRedirections(routes: readonly string[]): HostRedirect[] {
  const pages = routes.filter((route) => route !== '/' && !hasParameter(route));
  return pages.map((route) => ({ from: `${route}/`, to: encodeAddress(route), status: 301 }));
}

/**
 * The page that stands in the place of a redirect on hosts that read no rules: browsers go on at once, and search
 * engines take a refresh after no time for a redirect. Its only words are the address, for whoever must go on by hand.
 */
function formatRedirectPage(to: string, { base, root, language, noindex }: RedirectPageOptions): string {
  const isPath = to.startsWith('/') && !to.startsWith('//');
  // That page names itself without a query, and no place in it has an address of its own.
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
    `<link rel="canonical" href="${escapeXml(page)}">`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    '</head>',
    `<body><a href="${address}">${address}</a></body>`,
    '</html>',
    '',
  ].join('\n');
}

export interface RedirectPages {
  /** HTML by file. */
  pages: Map<string, string>;
  /** Addresses that take a rule of the host, or whose file is taken: by another one, or by a folder of its name. */
  left: string[];
}

/** Makes the pages that stand in the place of redirects, beside the files that are there. */
export function redirectPages(
  redirects: readonly HostRedirect[],
  taken: ReadonlySet<string>,
  options: RedirectPageOptions,
): RedirectPages {
  const pages = new Map<string, string>();
  const left: string[] = [];
  const files = new Set(taken);
  const folders = new Set([...taken].flatMap(foldersAbove));
  for (const { from, to } of redirects) {
    const file = fileOf(from);
    const above = file === undefined ? [] : foldersAbove(file);
    if (file === undefined || files.has(file) || folders.has(file) || above.some((folder) => files.has(folder))) {
      left.push(from);
      continue;
    }
    pages.set(file, formatRedirectPage(to, options));
    files.add(file);
    for (const folder of above) folders.add(folder);
  }
  return { pages, left };
}
