import { parseAddress } from './parse-address.ts';

/** Normalized address of a site, without a final slash: the paths of its pages begin with one. */
export function siteRoot(url: string): string {
  return (parseAddress(url)?.href ?? url).replace(/\/$/, '');
}

/** Path in the address of a site, without a final slash. */
export function siteRootPath(url: string): string {
  return siteRoot(url).replace(/^[\w+.-]+:\/\/[^/]*/, '');
}

/**
 * Absolute address of a path of a site, which begins with a slash: letters beyond ASCII are encoded as browsers do,
 * which sitemaps and comparisons of canonical addresses require.
 */
export function addressAt(root: string, path: string): string {
  const address = root + path;
  return parseAddress(address)?.href ?? address;
}
