/** Why an address is not asked for. */
export type AddressRefusal = 'photo/malformed-address' | 'photo/not-https' | 'photo/password-in-address';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address leads to this very machine, where encryption protects nothing. */
export function isLocal({ hostname }: URL): boolean {
  return LOCAL.has(hostname);
}

/**
 * Why a photo must not be fetched from an address, or nothing. Only https is asked for; http too, but from this machine
 * to itself, and never because another machine redirects there (`from`).
 */
export function refusalOfAddress(address: string, from?: URL): AddressRefusal | undefined {
  let url: URL;
  try {
    url = new URL(address, from);
  } catch {
    return 'photo/malformed-address';
  }
  if (url.username || url.password) return 'photo/password-in-address';
  if (isLocal(url) && (!from || isLocal(from)) && url.protocol === 'http:') return undefined;
  if (url.protocol !== 'https:' || (from && isLocal(url) && !isLocal(from))) return 'photo/not-https';
  return undefined;
}
