/** Text without its percent-encoding; what is no letter or sign, or ill-formed, stays encoded: no host matches it. */
function decode(text: string): string {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what stays encoded
    return decodeURIComponent(text).replace(/[\u0000-\u001F\u007F]/g, encodeURIComponent);
  } catch {
    return text;
  }
}

/** A path without a slash at its end; the home page keeps its own. */
export function withoutLastSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** A decoded path with single slashes, as hosts look at it. */
export function withSingleSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/');
}

/** The path that an address names, as every host compares it: decoded, its slashes single. */
export function readAddress(address: string): string {
  return withSingleSlashes(decode(address));
}

/** The path that a redirect leaves from, without a slash at its end: hosts redirect the path with one too. */
export function readSource(from: string): string {
  return withoutLastSlash(readAddress(from));
}
