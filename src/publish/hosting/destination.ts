import { parseAddress } from '../../text/parse-address.ts';

/**
 * A destination as hosts send it: whole addresses as browsers write them, and percent-encoded whatever could end a
 * value in a configuration. What is encoded already stays as it is.
 */
export function encodeDestination(to: string): string {
  const url = /^https?:\/\//i.test(to) ? parseAddress(to) : undefined;
  const written = url?.href ?? Buffer.from(to).toString();
  return encodeURI(written).replace(/%25(?=[0-9A-Fa-f]{2})/g, '%');
}

/** A destination taken apart: what a query is added to, what comes before an added query, and the place in the page. */
export function openDestination(to: string): { address: string; before: '?' | '&'; place: string } {
  const place = /#.*$/s.exec(to)?.[0] ?? '';
  const address = to.slice(0, to.length - place.length);
  return { address, before: address.includes('?') ? '&' : '?', place };
}

/** A destination with the query of the visit, as hosts hand it on; a query of its own stays before it. */
export function withQuery(to: string, query: string | undefined): string {
  const { address, before, place } = openDestination(to);
  return query ? address + before + query + place : to;
}
