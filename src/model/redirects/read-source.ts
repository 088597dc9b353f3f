/** Decodes percent-encoding. Invalid sequences and control characters stay encoded, because no host matches them. */
function decode(text: string): string {
  try {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters stay encoded
    return decodeURIComponent(text).replace(/[\u0000-\u001F\u007F]/g, encodeURIComponent);
  } catch {
    return text;
  }
}

/** Returns a path without its final slash; the home page keeps it. */
export function withoutLastSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** Returns a decoded path with single slashes, as hosts compare it. */
export function withSingleSlashes(path: string): string {
  return path.replace(/\/{2,}/g, '/');
}

/** Returns the path of an address, as all hosts compare it: decoded, with single slashes. */
export function readAddress(address: string): string {
  return withSingleSlashes(decode(address));
}

/** Returns the source path of a redirect, without its final slash: hosts also redirect the path with one. */
export function readSource(from: string): string {
  return withoutLastSlash(readAddress(from));
}
