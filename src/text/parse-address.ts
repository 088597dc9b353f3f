/**
 * Returns an address as browsers read it (WHATWG URL), or `undefined` if it is none. `URL.canParse` is not used:
 * once Node 20 or 22 has compiled it, it rejects characters outside ASCII.
 */
export function parseAddress(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
