/** How addresses become files: `/x` is `x.html`, or `x/index.html` for hosts that know no other way. */
export type UrlStyle = 'file' | 'directory';

/** Paths of files: all below two folders, and what the build writes beside the pages. */
const FILE = /^\/(?:media|_assets)\/|^\/[^/]+\.(?:xml|txt|html?|json|svg|png|ico|webmanifest)$/i;

/**
 * A path of the site, with what follows it, as hosts answer it without a redirect: the address of a page that is a
 * folder ends in a slash. Anchors and addresses of other sites stay as they are.
 */
export function inStyle(address: string, urls: UrlStyle | undefined): string {
  if (urls !== 'directory' || !/^\/(?!\/)/.test(address)) return address;
  const [path = ''] = address.split(/[?#]/, 1);
  return path.endsWith('/') || FILE.test(path) ? address : `${path}/${address.slice(path.length)}`;
}
