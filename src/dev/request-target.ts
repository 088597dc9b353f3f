import { parseAddress } from '../text/parse-address.ts';

/** A path that no server decodes: it is answered with 400. */
export const MALFORMED = '/%';

/**
 * Path and query of what a request asks for. Servers accept whole addresses too (RFC 9112, 3.2.2); what is neither gets
 * a path that is refused, since Vite's own server ends the process at an address that it cannot parse.
 */
export function pathOfTarget(target = ''): string {
  if (target.startsWith('/')) return target;
  const url = parseAddress(target);
  return url?.pathname.startsWith('/') ? url.pathname + url.search : MALFORMED;
}
