import { createHash } from 'node:crypto';
import { isGated } from '../../model/resolve/resolve-shell.ts';
import type { Ads, Mail, Service } from '../../model/types.generated.ts';

/** Input of the policy: declarations of the manifest, and data of the build. */
interface PolicyInput {
  services: Service[];
  ads?: Ads;
  mail?: Pick<Mail, 'origin'>;
  /** Hashes of the inline scripts, as `sha256-…` without quotes. */
  scriptHashes: string[];
  /** Addresses of the frames on the pages. If one is on this site, the site itself is allowed as a source of frames. */
  frames: string[];
  /** Further origins by directive, during development. */
  more?: Record<string, string[]>;
}

/** Returns the hash of an inline script for the policy, without quotes. */
export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** The Content-Security-Policy in its two forms. */
interface ContentSecurityPolicy {
  /** Value of the `Content-Security-Policy` header. */
  header: string;
  /** Value for `<meta http-equiv>`, without directives that browsers ignore there (CSP 3, 3.3). */
  meta: string;
}

type Use = keyof NonNullable<Service['hosts']>;

/** Directives that only work in a header. */
const headerOnly = new Set(['frame-ancestors', 'report-uri', 'report-to', 'sandbox']);

/** Returns a host of the manifest, which may have `*.` and a port, as an origin of the policy. */
function hostOrigin(host: string): string {
  if (!/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/i.test(host)) throw new Error(`"${host}" is not a host name`);
  return `https://${host.toLowerCase()}`;
}

/** Whether an address belongs to this site: it has no host. */
function isLocal(address: string): boolean {
  return !/^(?:https?:)?\/\//i.test(address);
}

/**
 * Whether pages measure their ads with a service: `ads` names it, it requires consent, and neither of the two is a
 * placeholder.
 */
function isMeasuring(service: Service, ads: Ads | undefined): boolean {
  return service.id === ads?.service && !ads.placeholder && !service.placeholder && isGated(service);
}

/**
 * Returns the services with the hosts that pages may contact. For ads without measurement, these are only the hosts of
 * frames.
 */
function contactedServices(services: Service[], ads: Ads | undefined): Service[] {
  return services.map((service) => {
    const isOfAds = service.purpose === 'publicite' || service.id === ads?.service;
    if (!isOfAds || isMeasuring(service, ads) || !service.hosts) return service;
    return { ...service, hosts: service.hosts.frame ? { frame: service.hosts.frame } : {} };
  });
}

/**
 * Creates the policy of all pages. Third-party hosts come from the services, by kind of use, and from the mail's
 * origin.
 */
export function contentSecurityPolicy(input: PolicyInput): ContentSecurityPolicy {
  const { mail, scriptHashes, frames, more = {} } = input;
  const services = contactedServices(input.services, input.ads);
  const hosts = (use: Use) => services.flatMap(({ hosts: declared }) => declared?.[use] ?? []).map(hostOrigin);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...hosts('script')],
    // Emotion inserts styles into the page, and static hosts cannot generate nonces.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts('image')],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...hosts('media')],
    'connect-src': ["'self'", ...(mail ? [new URL(mail.origin).origin] : []), ...hosts('connect')],
    'frame-src': [...(frames.some(isLocal) ? ["'self'"] : []), ...hosts('frame')],
    'worker-src': [],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", 'mailto:'],
    'frame-ancestors': ["'self'"],
  };
  const print = (names: string[]) =>
    names
      .map((name) => [name, new Set([...(directives[name] ?? []), ...(more[name] ?? [])])] as const)
      .map(([name, hosts]) => `${name} ${[...hosts].join(' ') || "'none'"}`)
      .join('; ');
  const names = Object.keys(directives);
  // Directives that equal the default are omitted, to keep pages small.
  const byDefault = ['font-src', 'media-src', 'manifest-src', 'img-src', 'connect-src', 'frame-src'];
  const repeated = new Set(
    byDefault.filter((name) => directives[name]?.join(' ') === directives['default-src']?.join(' ')),
  );
  return { header: print(names), meta: print(names.filter((name) => !headerOnly.has(name) && !repeated.has(name))) };
}
