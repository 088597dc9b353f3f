/** Text without its percent-encoding; what is no letter or sign, or ill-formed, stays encoded: no host matches it. */
function decode(text: string): string {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what stays encoded
    return decodeURIComponent(text).replace(/[\u0000-\u001F\u007F]/g, encodeURIComponent);
  } catch {
    return text;
  }
}

/**
 * The address that a redirect leaves from, as every host compares it: decoded, its slashes single, none at the end.
 * Hosts redirect it with a slash at the end too.
 */
export function readSource(from: string): string {
  const address = decode(from).replace(/\/{2,}/g, '/');
  return address.length > 1 ? address.replace(/\/$/, '') : address;
}
