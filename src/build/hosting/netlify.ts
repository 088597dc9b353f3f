import { encodeAddress } from '../../text/addresses.ts';
import type { HeaderRule, HostingRules } from './rules.ts';

/**
 * Returns the text of `_headers`, for Netlify and Cloudflare Pages. No header is set by two rules that match the same
 * address, because Cloudflare would join their values.
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/**
 * Returns the forms of an address that hosts may compare: with and without a final slash, percent-encoded and decoded.
 * With a space, a question mark or a hash, only the encoded form can be written.
 */
function addressForms(from: string): string[] {
  const encoded = encodeAddress(from);
  const ways = /[\s?#]/.test(from) ? [encoded] : [...new Set([from, encoded])];
  return ways.flatMap((way) => (/\/\*?$/.test(way) ? [way] : [way, `${way}/`]));
}

/** Returns the text of `_redirects`, for Netlify and Cloudflare Pages: `from to status`, the first match counts. */
export function formatRedirects({ redirects, rewrites }: HostingRules): string {
  const lines = [
    ...redirects.flatMap(({ from, to, status }) => addressForms(from).map((form) => `${form} ${to} ${status}`)),
    ...rewrites.flatMap(({ from, to }) => [from, from.replace(/\/?$/, '/')].map((form) => `${form} ${to} 200`)),
  ];
  return [...new Set(lines)].map((line) => `${line}\n`).join('');
}
