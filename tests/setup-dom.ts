import './setup.ts';

// Features that jsdom lacks: layout and media. Files with Node's environment have no document.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => undefined;
  globalThis.matchMedia ??= (media) => ({ media, matches: false }) as MediaQueryList;
}
