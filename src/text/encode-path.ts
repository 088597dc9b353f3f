/** A file path as an address: characters with a meaning in addresses, lists of addresses or markup are encoded. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** A decoded path, encoded for a header or a configuration; characters that are allowed in paths are kept. */
export function encodeAddress(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** The decoded path of an address; unchanged if its percent-encoding is invalid. */
export function decodePath(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An address with its spaces encoded; its target is the same. */
export function encodeBlanks(address: string): string {
  return address.replace(/\s/g, '%20');
}
