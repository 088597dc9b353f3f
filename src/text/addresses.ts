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

/**
 * Encodes a file path as an address: characters with a meaning in addresses, lists of addresses or markup are encoded.
 */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Encodes a decoded path for a header or a configuration; characters that are allowed in paths are kept. */
export function encodeAddress(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Returns the decoded path of an address; unchanged if its percent-encoding is invalid. */
export function decodePath(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Encodes the spaces of an address, which does not change its target. */
export function encodeBlanks(address: string): string {
  return address.replace(/\s/g, '%20');
}

/** How addresses are stored as files: `/x` is `x.html`, or `x/index.html` for hosts that require it. */
export type UrlStyle = 'file' | 'directory';

/** Matches the paths of files: everything below two folders, and other files of the build. */
const FILE = /^\/(?:media|_assets)\/|^\/[^/]+\.(?:xml|txt|html?|json|svg|png|ico|webmanifest)$/i;

/**
 * Returns a path of the site, with query and anchor, in the form that hosts serve without a redirect: a page that is
 * stored as a folder has a final slash. Anchors and addresses of other sites are unchanged.
 */
export function inStyle(address: string, urls: UrlStyle | undefined): string {
  if (urls !== 'directory' || !/^\/(?!\/)/.test(address)) return address;
  const [path = ''] = address.split(/[?#]/, 1);
  return path.endsWith('/') || FILE.test(path) ? address : `${path}/${address.slice(path.length)}`;
}

/** Returns the normalized address of a site, without a final slash, because the paths of its pages begin with one. */
export function siteRoot(url: string): string {
  return (parseAddress(url)?.href ?? url).replace(/\/$/, '');
}

/** Returns the path in the address of a site, without a final slash. */
export function siteRootPath(url: string): string {
  return siteRoot(url).replace(/^[\w+.-]+:\/\/[^/]*/, '');
}

/**
 * Returns the absolute address of a path that begins with a slash. Letters beyond ASCII are encoded as browsers encode
 * them, which sitemaps and comparisons of canonical addresses require.
 */
export function addressAt(root: string, path: string): string {
  const address = root + path;
  return parseAddress(address)?.href ?? address;
}

/** Address of a site, and the style of its addresses. */
interface PublishedAt {
  siteUrl: string;
  urls: UrlStyle;
}

/** Returns the absolute address of a path; an absolute address is returned unchanged. */
export function absoluteAddress({ siteUrl, urls }: PublishedAt, address: string): string {
  return /^https?:/.test(address) ? address : addressAt(siteUrl, inStyle(`/${address.replace(/^\//, '')}`, urls));
}

/** Returns the absolute address of a media file from its name in the manifest. */
export function absoluteMediaAddress(site: PublishedAt, source: string): string {
  if (source.startsWith('//')) return `https:${source}`;
  return absoluteAddress(site, /^https?:\/\//.test(source) ? source : encodePath(source));
}

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether a text is a host name with at least two labels and at most 253 characters (RFC 1035, RFC 1123). */
export function isHostName(text: string): boolean {
  const labels = text.split('.');
  return text.length <= 253 && labels.length > 1 && labels.every((label) => LABEL.test(label));
}

/** Whether a list contains a host; `*.exemple.fr` matches all subdomains. */
export function isHostIn(host: string, names: readonly string[]): boolean {
  return names.some((name) => (name.startsWith('*.') ? host.endsWith(name.slice(1)) : name === host));
}

/** Allowed schemes of a link. */
export const SAFE_SCHEMES: readonly string[] = ['https', 'http', 'mailto', 'tel', 'sms'];

/** Schemes that run code, contain their own content or refer to local files, in lower case. */
export const UNSAFE_SCHEMES: readonly string[] = ['javascript', 'data', 'vbscript', 'file', 'blob', 'ftp'];

/**
 * Whether following an address is safe: it is a path, an anchor, or has an allowed scheme. Browsers ignore whitespace
 * and control characters before and within a scheme (WHATWG URL, section 4.4), and so does this function.
 */
export function isSafeAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these characters
  const bare = address.replace(/[\u0000-\u0020\u007F]+/g, '');
  const scheme = /^([^/?#:]*):/.exec(bare)?.[1];
  return scheme === undefined || SAFE_SCHEMES.includes(scheme.toLowerCase());
}

/** A route with parameters, with the file that the 404 page loads for it on hosts without rewrites. */
export interface FallbackRoute {
  /** Source of a regular expression for the whole path of an address. */
  pattern: string;
  /** Address of the file. */
  file: string;
}

/** Query parameter of the home page's address: the trade of the example that a visitor comes from. */
export const TRADE_PARAMETER = 'metier';
