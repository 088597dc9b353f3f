import { parseAddress } from '../../text/addresses.ts';

/**
 * Returns a destination as hosts send it: absolute addresses are normalized, and characters that could end a value in a
 * configuration are percent-encoded. Encoded characters are kept.
 */
export function encodeDestination(to: string): string {
  const url = /^https?:\/\//i.test(to) ? parseAddress(to) : undefined;
  const written = url?.href ?? Buffer.from(to).toString();
  return encodeURI(written).replace(/%25(?=[0-9A-Fa-f]{2})/g, '%');
}

/** Returns a destination split into its address, the separator before an added query, and its fragment. */
export function openDestination(to: string): { address: string; before: '?' | '&'; place: string } {
  const place = /#.*$/s.exec(to)?.[0] ?? '';
  const address = to.slice(0, to.length - place.length);
  return { address, before: address.includes('?') ? '&' : '?', place };
}

/** Returns a destination with the query of the request appended, as hosts do; a query of its own comes first. */
export function withQuery(to: string, query: string | undefined): string {
  const { address, before, place } = openDestination(to);
  return query ? address + before + query + place : to;
}
