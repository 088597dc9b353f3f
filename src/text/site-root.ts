import { parseAddress } from './parse-address.ts';

/** Address of a site as browsers write it, without the slash at its end: the paths of its pages begin with one. */
export function siteRoot(url: string): string {
  return (parseAddress(url)?.href ?? url).replace(/\/$/, '');
}

/** Path that the address of a site holds after its host, without the slash at its end. */
export function siteRootPath(url: string): string {
  return siteRoot(url).replace(/^[\w+.-]+:\/\/[^/]*/, '');
}

/**
 * Absolute address of a path of a site, which begins with a slash: letters beyond ASCII are encoded as browsers do, which
 * sitemaps and comparisons of canonical addresses ask for.
 */
export function addressAt(root: string, path: string): string {
  const address = root + path;
  return parseAddress(address)?.href ?? address;
}
