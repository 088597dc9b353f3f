/** Escapes one key for a JSON pointer (RFC 6901). */
export function escapeKey(key: string | number): string {
  return String(key).replace(/~/g, '~0').replace(/\//g, '~1');
}

/** Adds a key to a JSON pointer (RFC 6901). */
export function join(pointer: string, key: string | number): string {
  return `${pointer}/${escapeKey(key)}`;
}

/** The keys of a JSON pointer (RFC 6901). */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'));
}
