import { parseAddress } from '../text/addresses.ts';

/** A path that no server can decode: it is answered with 400. */
export const MALFORMED = '/%';

/**
 * Returns the path and query of a request target. Servers also accept absolute addresses (RFC 9112, 3.2.2). Any other
 * target is replaced by an invalid path, because Vite's own server crashes at an address that it cannot parse.
 */
export function requestPath(target = ''): string {
  if (target.startsWith('/')) return target;
  const url = parseAddress(target);
  return url?.pathname.startsWith('/') ? url.pathname + url.search : MALFORMED;
}
