/** Schemes that a link may have. */
export const SAFE_SCHEMES: readonly string[] = ['https', 'http', 'mailto', 'tel', 'sms'];

/** Schemes that run code, carry their own content or point into a computer, in lower case. */
export const UNSAFE_SCHEMES: readonly string[] = ['javascript', 'data', 'vbscript', 'file', 'blob', 'ftp'];

/**
 * Whether a browser that follows an address can do no harm: a path, an anchor, or one of few schemes. Browsers pass
 * over blanks and control characters before and within a scheme (WHATWG URL, section 4.4), so this does too.
 */
export function isSafeAddress(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what browsers pass over
  const bare = address.replace(/[\u0000-\u0020\u007F]+/g, '');
  const scheme = /^([^/?#:]*):/.exec(bare)?.[1];
  return scheme === undefined || SAFE_SCHEMES.includes(scheme.toLowerCase());
}
