/**
 * Parses an address as browsers do (WHATWG URL); `undefined` if it is invalid. `URL.canParse` is not used: once Node 20
 * or 22 has compiled it, it rejects characters outside ASCII.
 */
export function parseAddress(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
