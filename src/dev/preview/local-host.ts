import { isIP } from 'node:net';
import { parseAddress } from '../../text/parse-address.ts';

/**
 * Whether a `Host` header names this machine: `localhost`, an address, or the name that was asked for. A page elsewhere
 * can have a name of its own lead here, and would then read what a local server answers.
 */
export function isLocalHost(header: string | undefined, named?: string): boolean {
  // Browsers always send one.
  if (header === undefined) return true;
  const name = parseAddress(`http://${header}`)?.hostname;
  if (name === undefined) return false;
  if (name === 'localhost' || name.endsWith('.localhost') || name === named?.toLowerCase()) return true;
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}
