/** A path of files as an address holds it: what has a meaning in addresses, lists of addresses or markup is encoded. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** A decoded path as it stands in a header or in a configuration; the signs that paths may hold are left as they are. */
export function encodeAddress(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** The path that an address names; as it is typed where its percent-encoding is wrong. */
export function decodePath(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An address with its blanks encoded: it leads where it did. */
export function encodeBlanks(address: string): string {
  return address.replace(/\s/g, '%20');
}
