/** Files of addresses: `/x` is `x.html`, or `x/index.html` for hosts that require it. */
export type UrlStyle = 'file' | 'directory';

/** Paths of files: everything below two folders, and other files of the build. */
const FILE = /^\/(?:media|_assets)\/|^\/[^/]+\.(?:xml|txt|html?|json|svg|png|ico|webmanifest)$/i;

/**
 * A path of the site, with query and anchor, in the form that hosts answer without a redirect: a page that is a folder
 * has a final slash. Anchors and addresses of other sites are unchanged.
 */
export function inStyle(address: string, urls: UrlStyle | undefined): string {
  if (urls !== 'directory' || !/^\/(?!\/)/.test(address)) return address;
  const [path = ''] = address.split(/[?#]/, 1);
  return path.endsWith('/') || FILE.test(path) ? address : `${path}/${address.slice(path.length)}`;
}
