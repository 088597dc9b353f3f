import { isIP } from 'node:net';
import { parseAddress } from '../../text/addresses.ts';

/**
 * Whether a `Host` header is a name of this machine: `localhost`, an IP address, or the given name. Otherwise a foreign
 * page, whose domain resolves to this machine, could read the responses of a local server.
 */
export function isLocalHost(header: string | undefined, named?: string): boolean {
  // Browsers always send this header, so the request does not come from a page.
  if (header === undefined) return true;
  const name = parseAddress(`http://${header}`)?.hostname;
  if (name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost') || name === named?.toLowerCase()) return true;
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}
