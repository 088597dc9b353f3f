import { inOrderOfHosts } from '../../model/redirects/follow.ts';
import { readSource } from '../../model/redirects/read-source.ts';
import { inStyle, type UrlStyle } from '../../text/addresses.ts';
import { hasParameter, sharedAddress } from '../output/output-path.ts';
import { encodeDestination } from './destination.ts';

/**
 * Pattern of addresses with a hidden name, like `/.git/config`: no host sends them, except below `/.well-known/` (RFC
 * 8615).
 */
export const HIDDEN_ADDRESS = String.raw`/\.(?!well-known/)`;

/** Rule that answers a request with another page, without changing the visitor's address. */
interface Rewrite {
  /** Pattern in which `:name` matches one segment. */
  from: string;
  to: string;
}

/** Rule that redirects a visitor to another address. */
export interface HostRedirect {
  /** Decoded, without a final slash; the address with one is redirected, too. */
  from: string;
  /** Percent-encoded, as hosts send it. */
  to: string;
  status: 301 | 302;
}

/** Headers of responses below a path; `/*` means all. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Data that a host needs in addition to the files. The configuration of every host is generated from this. */
export interface HostingRules {
  redirects: HostRedirect[];
  rewrites: Rewrite[];
  headers: HeaderRule[];
  /** Paths of the examples, whose home pages have a final slash. */
  examples: string[];
}

/** For files that are cached forever, because their names change with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For media, whose names do not change with their content: cached for a day, then revalidated. */
const MODERATE = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Returns the headers of all responses (OWASP Secure Headers). HSTS (RFC 6797) is limited to the site's own host:
 * browsers keep it for two years, and only the owner can decide it for subdomains.
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

interface HostingOptions {
  /** Routes of the site, with their parameters. */
  routes: string[];
  /** Redirects of the manifest. */
  redirects: HostRedirect[];
  /** Content-Security-Policy of all responses. */
  policy: string;
  urls?: UrlStyle;
  /** Whether the site must not be indexed, including its media. */
  noindex?: boolean;
  /** Paths of the examples, which are never indexed. */
  examples?: string[];
}

/**
 * Returns the rewrites from all addresses of a route with parameters to its single page. Some hosts distinguish `/x`
 * and `/x/`.
 */
function rewritesOf(route: string, urls: UrlStyle): Rewrite[] {
  const to = inStyle(sharedAddress(route), urls);
  return [...new Set([route, inStyle(route, urls)])].map((from) => ({ from, to }));
}

/** Collects the rules of a site for hosts. */
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
