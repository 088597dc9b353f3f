/** Whether a file of the output folder, given by its name, is only read by hosts, which never send it. */
export function isForHostsOnly(file: string): boolean {
  return /^(?:_headers|_redirects|nginx\.conf|\.nojekyll)$/.test(file);
}

/**
 * Pattern of addresses with a hidden name, like `/.git/config`: no host sends them, except below `/.well-known/` (RFC
 * 8615).
 */
export const HIDDEN_ADDRESS = String.raw`/\.(?!well-known/)`;
