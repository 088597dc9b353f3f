import { domainToUnicode } from 'node:url';

/** Returns the host of an address as people write it: a domain with an accent is `xn--…` in a parsed address. */
export function shownHost(address: string): string {
  const { host, hostname } = new URL(address);
  return host.replace(hostname, domainToUnicode(hostname));
}
