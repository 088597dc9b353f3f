/** Escapes one key for a JSON pointer (RFC 6901). */
export function escapeKey(key: string | number): string {
  if (typeof key === 'number') return String(key);
  return /[~/]/.test(key) ? key.replace(/~/g, '~0').replace(/\//g, '~1') : key;
}

/** Adds a key to a JSON pointer (RFC 6901). */
export function join(pointer: string, key: string | number): string {
  return `${pointer}/${escapeKey(key)}`;
}

/** Returns the keys of a JSON pointer (RFC 6901). */
export function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replace(/~1/g, '/').replace(/~0/g, '~'));
}

const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * Returns the part of a JSON value at a pointer (RFC 6901); `undefined` if there is none. Inherited keys are ignored.
 */
export function get<Value>(document: Value, pointer: string): Value | undefined {
  let part: unknown = document;
  for (const key of keysOf(pointer)) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return undefined;
    if (Array.isArray(part) && !INDEX.test(key)) return undefined;
    part = (part as Record<string, unknown>)[key];
  }
  return part as Value;
}

/** Returns the pointer of the enclosing value; empty for the whole document. */
export function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
}

/** Whether a pointer is `outer`, or leads to a value inside of it. */
export function isWithin(pointer: string | undefined, outer: string): boolean {
  return pointer !== undefined && (pointer === outer || pointer.startsWith(`${outer}/`));
}
