import { decodePath, encodePath } from '../../text/addresses.ts';
import { siteAddress } from './site-address.ts';

const EXTERNAL = /^(?:https?:)?\/\//;

/**
 * Returns the address of a media file named in the manifest: `media/été 1.webp` is served at
 * `/media/%C3%A9t%C3%A9%201.webp`. External addresses are unchanged.
 */
export function mediaUrl(source: string): string {
  return EXTERNAL.test(source) ? source : siteAddress(`/${encodePath(source.replace(/^\//, ''))}`);
}

/** Returns the address of a frame: a media file, with a query or hash, or an external address. */
export function frameUrl(address: string): string {
  const path = address.replace(/[?#].*$/s, '');
  return EXTERNAL.test(address) ? address : mediaUrl(decodePath(path)) + address.slice(path.length);
}
