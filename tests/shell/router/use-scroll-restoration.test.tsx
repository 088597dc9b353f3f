import { afterEach, expect, it } from 'vitest';
import { entryOf, focusedControlOf, useScrollRestoration } from '../../../src/shell/router/use-scroll-restoration.ts';
import { cleanup, renderHook } from '../../ui/testing-library.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Visits history entries one after the other, and leaves the document. */
function read(entries: string[]): void {
  const entry = { current: '' };
  const { unmount } = renderHook(() => useScrollRestoration(entry));
  for (const name of entries) {
    entry.current = name;
    dispatchEvent(new Event('scroll'));
  }
  dispatchEvent(new Event('pagehide'));
  unmount();
}

const kept = () => [...renderHook(() => useScrollRestoration({ current: '' })).result.current.keys()];
const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `/page-${from + index}`);

it('keeps the positions of the fifty latest pages across a reload', () => {
  read(numbered(0, 60));
  expect(kept()).toEqual(numbered(10, 60));
});

it('moves a page that is visited again to the end', () => {
  read([...numbered(0, 60), '/page-3']);
  expect(kept()).toEqual([...numbered(11, 60), '/page-3']);
});

it('begins empty if the stored data is unreadable', () => {
  sessionStorage.setItem('vitrine:places', '{');
  expect(kept()).toEqual([]);
});

it('identifies history entries by their key and their whole address', () => {
  const entry = { key: 'default', pathname: '/a', search: '?b', hash: '#c' };
  const others = [{ key: 'other' }, { pathname: '/b' }, { search: '' }, { hash: '#d' }];
  expect(new Set([entry, ...others.map((change) => ({ ...entry, ...change }))].map(entryOf)).size).toBe(5);
});

it('stores the focused control with the position, and finds it while its text is the same', () => {
  document.body.innerHTML = '<a href="/a">A</a><input><button>B</button>';
  const { result } = renderHook(() => useScrollRestoration({ current: '/page' }));
  document.querySelector('button')?.focus();
  document.querySelector('input')?.focus();
  dispatchEvent(new Event('scroll'));
  const place = result.current.get('/page');
  expect(place).toEqual({ top: 0, control: { index: 1, words: 'B' } });
  expect(place && focusedControlOf(place)?.localName).toBe('button');
  document.body.innerHTML = '<a href="/a">A</a><button>C</button>';
  expect(place && focusedControlOf(place)).toBeUndefined();
});

it('restores positions itself while the page is shown, and leaves it to the browser when returning from another document', () => {
  const { unmount } = renderHook(() => useScrollRestoration({ current: '/page' }));
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  unmount();
});
