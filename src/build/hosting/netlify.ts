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

/** Text of `_redirects`, read by Netlify and Cloudflare Pages: `from to status`, the first match counts. */
export function formatRedirects({ redirects, rewrites }: HostingRules): string {
  return [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...rewrites.map(({ from, to }) => `${from} ${to} 200`),
  ]
    .map((line) => `${line}\n`)
    .join('');
}
