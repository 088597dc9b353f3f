/**
 * The mail library looks for the browser's storage while it loads, and fails for good where looking is refused (private
 * windows, settings): there it is shown none, which it can do without. To be imported before it.
 */
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
