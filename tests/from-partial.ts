/** Parts of a value at any depth. Functions are whole, and maps have parts as their values. */
type Parts<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends ReadonlyMap<infer K, infer V>
    ? ReadonlyMap<K, Parts<V>>
    : T extends ReadonlySet<unknown>
      ? T
      : T extends object
        ? { [K in keyof T]?: Parts<T[K]> | undefined }
        : T;

/** A value of which a test needs only some parts. The compiler checks these parts, unlike after `as unknown as`. */
export function fromPartial<T>(parts: Parts<T>): T {
  return parts as T;
}
