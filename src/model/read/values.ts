import { isRecord } from '../../text/is-record.ts';
import { join } from './pointer.ts';

/** An object of a document, which may violate its schema. */
export type Raw = { readonly [key: string]: unknown };

/** An entry of a list, with its pointer. */
export interface Entry {
  value: Raw;
  pointer: string;
}

export function isRaw(value: unknown): value is Raw {
  return isRecord(value);
}

/** Returns the object at a key; an empty one if there is none. */
export function objectAt(value: Raw, key: string): Raw {
  const found = Object.hasOwn(value, key) ? value[key] : undefined;
  return isRaw(found) ? found : {};
}

/** Returns the text at a key. */
export function textAt(value: Raw, key: string): string | undefined {
  const found = Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Returns the number at a key. */
export function numberAt(value: Raw, key: string): number | undefined {
  const found = Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

/** Returns the list at a key; an empty one if there is none. */
export function listAt(value: Raw, key: string): unknown[] {
  const found = Object.hasOwn(value, key) ? value[key] : undefined;
  return Array.isArray(found) ? found : [];
}

/** Returns the objects in the list at a key; `pointer` is that of `value`. */
export function entriesAt(value: Raw, key: string, pointer = ''): Entry[] {
  const found = Object.hasOwn(value, key) ? value[key] : undefined;
  if (!Array.isArray(found)) return [];
  const at = join(pointer, key);
  return found.flatMap((item: unknown, index) => (isRaw(item) ? [{ value: item, pointer: join(at, index) }] : []));
}

/** Returns the texts in the list at a key; `pointer` is that of `value`. */
export function textsAt(value: Raw, key: string, pointer = ''): { text: string; pointer: string }[] {
  const found = Object.hasOwn(value, key) ? value[key] : undefined;
  if (!Array.isArray(found)) return [];
  const at = join(pointer, key);
  return found.flatMap((item: unknown, index) =>
    typeof item === 'string' ? [{ text: item, pointer: join(at, index) }] : [],
  );
}
