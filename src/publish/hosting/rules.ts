import { inOrderOfHosts } from '../../model/redirects/follow.ts';
import { readSource } from '../../model/redirects/read-source.ts';
import { inStyle, type UrlStyle } from '../../text/url-style.ts';
import { hasParameter, sharedAddress } from '../output/output-path.ts';
import { encodeDestination } from './destination.ts';

/** Answers a request with another page, whose address the visitor does not see. */
export interface Rewrite {
  /** Pattern in which `:name` stands for one segment. */
  from: string;
  to: string;
}

/** Sends a visitor on to another address. */
export interface HostRedirect {
  /** Decoded and without a slash at the end; the address with one is redirected alike. */
  from: string;
  /** As hosts send it, percent-encoded. */
  to: string;
  status: 301 | 302;
}

/** Headers of the answers below a path; `/*` means all. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** What a host must know besides the files. Every host's configuration is written from this. */
export interface HostingRules {
  redirects: HostRedirect[];
  rewrites: Rewrite[];
  headers: HeaderRule[];
  /** Paths of the examples, whose home pages are answered with the slash at their end. */
  examples: string[];
}

/** Kept for ever: the name changes when the content does. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Names of media do not change with their content: a day, then asked for again. */
const MODERATE = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Headers that every answer carries (OWASP Secure Headers). HSTS (RFC 6797) speaks for the site's own host alone: browsers
 * keep it for two years, so for subdomains, of which the site knows nothing, their owner must speak.
 */
function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), autoplay=(self), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

export interface HostingOptions {
  /** Routes of the site, with their parameters. */
  routes: string[];
  /** As the manifest declares them. */
  redirects: HostRedirect[];
  /** Content-Security-Policy of every answer. */
  policy: string;
  urls?: UrlStyle;
  /** Whether search engines are to list nothing of the site, media included. */
  noindex?: boolean;
  /** Paths of the examples, of which they list nothing in any case. */
  examples?: string[];
}

/** The one page of a route with a parameter, at every address of it; some hosts tell `/x` from `/x/`. */
function rewritesOf(route: string, urls: UrlStyle): Rewrite[] {
  const to = inStyle(sharedAddress(route), urls);
  return [...new Set([route, inStyle(route, urls)])].map((from) => ({ from, to }));
}

/** Gathers what hosts must know of a site. */
export function hostingRules({
  routes,
  redirects,
  policy,
  urls = 'file',
  noindex = false,
  examples = [],
}: HostingOptions): HostingRules {
  return {
    redirects: inOrderOfHosts(redirects).map(({ from, to, ...rest }) => ({
      ...rest,
      from: readSource(from),
      to: inStyle(encodeDestination(to), urls),
    })),
    rewrites: routes.filter(hasParameter).flatMap((route) => rewritesOf(route, urls)),
    headers: [
      { path: '/*', headers: { ...securityHeaders(policy), ...(noindex ? { 'X-Robots-Tag': 'noindex' } : {}) } },
      { path: '/_assets/*', headers: { 'Cache-Control': IMMUTABLE } },
      { path: '/media/*', headers: { 'Cache-Control': MODERATE } },
      ...examples.map((path) => ({ path: `${path}media/*`, headers: { 'Cache-Control': MODERATE } })),
      ...(noindex || examples.length === 0 ? [] : [{ path: '/exemples/*', headers: { 'X-Robots-Tag': 'noindex' } }]),
    ],
    examples,
  };
}
