import { inStyle, type UrlStyle } from '../../text/url-style.ts';
import { outputFile } from '../pages/output-path.ts';
import type { Redirection } from './rules.ts';
import { escapeXml } from './xml.ts';

export interface RedirectPageOptions {
  base: string;
  urls: UrlStyle;
  /** The site's address without a trailing slash. */
  root: string;
  language: string;
}

/** Signs of addresses that no single file answers: parameters, patterns, queries. */
const MANY = /[:*?#%]/;

/** File that a host opens for an address that is gone; nothing when it would take a rule. */
function fileOf(from: string, urls: UrlStyle): string | undefined {
  const address = from.replace(/\/+$/, '');
  if (address === '' || MANY.test(address)) return undefined;
  if (/\.html?$/.test(address)) return address.slice(1);
  // What ends in another name of a type, as `/index.php`, is not sent as HTML.
  return /\.\w+$/.test(address) ? undefined : outputFile(address, urls);
}

/**
 * The page that stands in the place of a redirect on hosts that read no rules: browsers go on at once, and search
 * engines take a refresh after no time for a redirect. Its only words are the address, for whoever must go on by hand.
 */
function formatRedirectPage(target: string, { base, urls, root, language }: RedirectPageOptions): string {
  const to = inStyle(target, urls);
  const isPath = to.startsWith('/') && !to.startsWith('//');
  const address = escapeXml(isPath ? base + to.slice(1) : to);
  return [
    '<!doctype html>',
    `<html lang="${escapeXml(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${address}</title>`,
    `<link rel="canonical" href="${escapeXml(isPath ? root + to : to)}">`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    '</head>',
    `<body><a href="${address}">${address}</a></body>`,
    '</html>',
    '',
  ].join('\n');
}

/** Pages for redirects by file; those that would take a rule are left out. */
export function redirectPages(redirects: readonly Redirection[], options: RedirectPageOptions): Map<string, string> {
  const pages = new Map<string, string>();
  for (const { from, to } of redirects) {
    const file = fileOf(from, options.urls);
    if (file && !pages.has(file)) pages.set(file, formatRedirectPage(to, options));
  }
  return pages;
}
