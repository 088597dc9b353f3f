import type { EmotionCache } from '@emotion/cache';
import { afterAll, expect, vi } from 'vitest';
import type { RenewWindow } from './dom-environment.ts';

// Files of one worker share the packages that they import, React and MUI above all. Everything else is new for each
// file: the window, the program's own modules with what they remember and what `vi.mock` replaced in them, globals and
// timers. Files with Node's environment have no document.
if (expect.getState().environment === 'dom') {
  await (globalThis as unknown as { renewWindow: RenewWindow }).renewWindow();
  // Features that jsdom lacks: layout, media and the escapes of selectors, which no name in a test needs.
  Element.prototype.scrollIntoView ??= () => undefined;
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  const unheard = { addListener: () => undefined, removeListener: () => undefined };
  globalThis.matchMedia ??= (media) => ({ media, matches: false, ...unheard }) as unknown as MediaQueryList;
  globalThis.CSS ??= { escape: (name: string) => name } as typeof CSS;
  // Emotion's own cache, the value of a context, writes into the head of the document in which it was created. Packages
  // are first loaded here because they look for a window.
  const { CacheProvider } = await import('@emotion/react');
  const cache = (CacheProvider as unknown as { _currentValue: EmotionCache })._currentValue;
  cache.sheet.flush();
  cache.sheet.container = document.head;
  cache.inserted = {};
  cache.registered = {};
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});
