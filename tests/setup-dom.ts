import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './setup.ts';

// The default is a second, which a busy machine needs for a render.
configure({ asyncUtilTimeout: 180_000 });
afterEach(cleanup);

// What jsdom lacks: it lays nothing out, and knows no media. Files that ask for the environment of Node have no document.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => undefined;
  globalThis.matchMedia ??= (media) => ({ media, matches: false }) as MediaQueryList;
}
