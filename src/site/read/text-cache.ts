import { hash } from 'node:crypto';

/** Holds what is derived from texts, by the content of each: values that JSON can hold. */
export interface TextCache {
  /** What was set for a text under a name; nothing where that is not known. */
  get(key: string, name: string): unknown;
  set(key: string, name: string, value: unknown): void;
  /** Writes what is known of the texts that were asked for, and forgets the others. */
  save(): void;
}

/** Key of a text: the first 32 hexadecimal digits of its SHA-256. */
export function keyOf(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32);
}

/** A cache in memory alone, which saves nothing. */
export function createTextCache(): TextCache {
  const values = new Map<string, unknown>();
  return {
    get: (key, name) => values.get(`${key} ${name}`),
    set: (key, name, value) => void values.set(`${key} ${name}`, value),
    save() {},
  };
}
