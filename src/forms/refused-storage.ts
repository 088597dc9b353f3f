/**
 * The mail library reads the browser's storage while it loads, and fails if access is blocked (private windows,
 * settings). This module then hides the storage, which the library does not need. Import it before the library.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
