import { storageKey } from '../protocol/storage-keys.ts';

/** Storage of the consent between visits. Never throws. */
export interface ConsentStorage {
  read(): string | null;
  write(text: string): void;
  remove(): void;
}

/** Name of the entry in the browser's local storage. */
export const consentKey = storageKey('consent');

/**
 * Stores the consent in the browser's local storage, or, if that is denied or full, in memory until the page is left.
 * Removes the older entry first, so that a withdrawal that cannot be written never leaves the consent behind.
 */
export function createLocalStorage(): ConsentStorage {
  const fallback = new Map<string, string>();
  return {
    read() {
      try {
        return fallback.get(consentKey) ?? localStorage.getItem(consentKey);
      } catch {
        return fallback.get(consentKey) ?? null;
      }
    },
    write(text) {
      fallback.set(consentKey, text);
      try {
        localStorage.removeItem(consentKey);
        localStorage.setItem(consentKey, text);
        fallback.delete(consentKey);
      } catch {
        // Denied or full: use the fallback.
      }
    },
    remove() {
      fallback.delete(consentKey);
      try {
        localStorage.removeItem(consentKey);
      } catch {
        // Denied, so it is empty.
      }
    },
  };
}
