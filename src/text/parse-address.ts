/**
 * Returns an address as browsers read it (WHATWG URL), or `undefined` if it is none. `URL.canParse` is not used: compiled
 * by Node 20 and 22, it refuses letters beyond ASCII.
 */
export function parseAddress(address: string, base?: string | URL): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
