import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageLoader } from '../../../src/shell/router/load-page.ts';

const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return path === '/absente'
      ? new Response('', { headers: { 'content-type': 'text/plain' } })
      : new Response('<p>', { headers: { 'content-type': 'text/html' } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = (loader: ReturnType<typeof createPageLoader>, path: string) => loader.load(path).catch(() => undefined);

it('fetches a page that was fetched beforehand no second time, and is done with it then', async () => {
  const loader = createPageLoader();
  loader.prefetch('/contact');
  loader.prefetch('/contact');
  await load(loader, '/contact');
  expect(asked).toEqual(['/contact']);
  await load(loader, '/contact');
  expect(asked).toEqual(['/contact', '/contact']);
});

it('forgets by itself a page that nobody asked for', async () => {
  const loader = createPageLoader();
  loader.prefetch('/contact');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(30_000);
  expect(vi.getTimerCount()).toBe(0);
  await load(loader, '/contact');
  expect(asked).toEqual(['/contact', '/contact']);
});

it('tells who fetches beforehand whether the page came', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const loader = createPageLoader();
  await expect(loader.prefetch('/contact')).rejects.toThrow('Failed to fetch');
});

it('fetches anew what did not come beforehand', async () => {
  const loader = createPageLoader();
  await expect(loader.prefetch('/absente')).rejects.toThrow('Not a page');
  await load(loader, '/absente');
  expect(asked).toEqual(['/absente', '/absente']);
});
