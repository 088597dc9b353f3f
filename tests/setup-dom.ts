import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './setup.ts';

// The default is one second, which is too short for a render on a busy machine.
configure({ asyncUtilTimeout: 180_000 });
afterEach(cleanup);

// Features that jsdom lacks: layout and media. Files with Node's environment have no document.
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView ??= () => undefined;
  globalThis.matchMedia ??= (media) => ({ media, matches: false }) as MediaQueryList;
}
