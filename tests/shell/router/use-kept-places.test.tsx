import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useKeptPlaces } from '../../../src/shell/router/use-kept-places.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

/** Reads entries of the history, one after the other, and leaves the document. */
function read(entries: string[]): void {
  const entry = { current: '' };
  const { unmount } = renderHook(() => useKeptPlaces(entry));
  for (const name of entries) {
    entry.current = name;
    dispatchEvent(new Event('scroll'));
  }
  dispatchEvent(new Event('pagehide'));
  unmount();
}

const kept = () => [...renderHook(() => useKeptPlaces({ current: '' })).result.current.keys()];
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
