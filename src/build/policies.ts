import type { Manifest } from '../site/types.generated.ts';
import { scriptHash } from './hash.ts';

/** The Content-Security-Policy of a site, in its two forms. */
export interface Policies {
  /** As a header. */
  header: string;
  /** As a meta element, for hosts without headers: `frame-ancestors` has no effect there and is left out. */
  meta: string;
}

/** The policy that allows what the manifest declares and the boot script. */
export function policiesOf({ services = [], mail }: Manifest, boot: string): Policies {
  const hosts = (kind: 'script' | 'connect' | 'image' | 'frame' | 'media') =>
    services.flatMap(({ hosts: declared }) => declared?.[kind] ?? []);
  const connect = [...hosts('connect'), ...(mail ? [new URL(mail.origin).origin] : [])];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", scriptHash(boot), ...hosts('script')],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts('image')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(connect)],
    'media-src': ["'self'", ...hosts('media')],
    'frame-src': ["'self'", ...hosts('frame')],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  const meta = Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
  return { meta, header: `${meta}; frame-ancestors 'self'` };
}
