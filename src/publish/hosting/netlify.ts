import { encodeAddress } from '../../text/encode-path.ts';
import type { HeaderRule, HostingRules } from './rules.ts';

/**
 * Text of `_headers`, read by Netlify and Cloudflare Pages. No header is given by two rules that match the same
 * address: Cloudflare would join their values.
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/**
 * The ways in which hosts may compare an address: with and without a slash at the end, percent-encoded and as it reads.
 * A blank, a question mark or a hash would end it, so where one is, nothing but the encoded way can be written.
 */
function formsOf(from: string): string[] {
  const encoded = encodeAddress(from);
  const ways = /[\s?#]/.test(from) ? [encoded] : [...new Set([from, encoded])];
  return ways.flatMap((way) => (/\/\*?$/.test(way) ? [way] : [way, `${way}/`]));
}

/** Text of `_redirects`, read by Netlify and Cloudflare Pages: `from to status`, the first match counts. */
export function formatRedirects({ redirects, rewrites }: HostingRules): string {
  const lines = [
    ...redirects.flatMap(({ from, to, status }) => formsOf(from).map((form) => `${form} ${to} ${status}`)),
    ...rewrites.flatMap(({ from, to }) => [from, from.replace(/\/?$/, '/')].map((form) => `${form} ${to} 200`)),
  ];
  return [...new Set(lines)].map((line) => `${line}\n`).join('');
}
