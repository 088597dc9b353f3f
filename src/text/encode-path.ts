/** A path of files as an address holds it: what has a meaning in addresses, lists of addresses or markup is encoded. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The path that an address names; as it is typed where its percent-encoding is wrong. */
export function decodePath(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
