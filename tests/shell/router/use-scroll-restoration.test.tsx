import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { entryOf, focusedControlOf, useScrollRestoration } from '../../../src/shell/router/use-scroll-restoration.ts';

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

it('keeps the fifty places that were read last over a reload', () => {
  read(numbered(0, 60));
  expect(kept()).toEqual(numbered(10, 60));
});

it('counts a place that was read again among the last', () => {
  read([...numbered(0, 60), '/page-3']);
  expect(kept()).toEqual([...numbered(11, 60), '/page-3']);
});

it('begins anew where what was kept cannot be read', () => {
  sessionStorage.setItem('vitrine:places', '{');
  expect(kept()).toEqual([]);
});

it('identifies entries of the history by their key and their whole address', () => {
  const entry = { key: 'default', pathname: '/a', search: '?b', hash: '#c' };
  const others = [{ key: 'other' }, { pathname: '/b' }, { search: '' }, { hash: '#d' }];
  expect(new Set([entry, ...others.map((change) => ({ ...entry, ...change }))].map(entryOf)).size).toBe(5);
});

it('keeps what had the focus beside how far the page was read, and finds it while it says the same', () => {
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

it('restores places itself while the page is shown, and leaves it to the browser for the way back from elsewhere', () => {
  const { unmount } = renderHook(() => useScrollRestoration({ current: '/page' }));
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  unmount();
});
