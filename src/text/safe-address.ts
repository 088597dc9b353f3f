/** Allowed schemes of a link. */
export const SAFE_SCHEMES: readonly string[] = ['https', 'http', 'mailto', 'tel', 'sms'];

/** Schemes that run code, contain their own content or refer to local files, in lower case. */
export const UNSAFE_SCHEMES: readonly string[] = ['javascript', 'data', 'vbscript', 'file', 'blob', 'ftp'];

/**
 * Whether following an address is safe: a path, an anchor, or one of few schemes. Browsers ignore whitespace and
 * control characters before and within a scheme (WHATWG URL, section 4.4), and so does this function.
 */
export function isSafeAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these characters
  const bare = address.replace(/[\u0000-\u0020\u007F]+/g, '');
  const scheme = /^([^/?#:]*):/.exec(bare)?.[1];
  return scheme === undefined || SAFE_SCHEMES.includes(scheme.toLowerCase());
}
