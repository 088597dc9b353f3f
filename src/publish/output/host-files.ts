/** Whether a published file, by its name in the folder, is read by hosts and never sent. */
export function isForHosts(file: string): boolean {
  return /^(?:_headers|_redirects|nginx\.conf|\.nojekyll)$/.test(file);
}

/**
 * Pattern of an address that names something hidden, as `/.git/config` does: no host sends it. What programs ask of any
 * site stands below `/.well-known/` (RFC 8615).
 */
export const HIDDEN_ADDRESS = String.raw`/\.(?!well-known/)`;
