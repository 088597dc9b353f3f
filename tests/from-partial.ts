/**
 * Parts of a value, to a depth of seven. Functions and objects with arbitrary keys are whole; the values of maps are
 * parts.
 */
type Parts<T, Depth extends unknown[] = [1, 2, 3, 4, 5, 6, 7]> = Depth extends [unknown, ...infer Rest]
  ? T extends (...args: never[]) => unknown
    ? T
    : T extends ReadonlyMap<infer K, infer V>
      ? ReadonlyMap<K, Parts<V, Rest>>
      : T extends readonly (infer E)[]
        ? readonly Parts<E, Rest>[]
        : T extends object
          ? string extends keyof T
            ? T
            : { [K in keyof T]?: Parts<T[K], Rest> | undefined }
          : T
  : T;

/**
 * Returns a value of which a test needs only some parts. The compiler checks these parts, unlike after `as unknown as`.
 */
export function fromPartial<T>(parts: Parts<T>): T {
  return parts as T;
}
