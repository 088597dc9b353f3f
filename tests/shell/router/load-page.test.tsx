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

it('removes an unused page after a while', async () => {
  const loader = createPageLoader();
  loader.prefetch('/contact');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(30_000);
  expect(vi.getTimerCount()).toBe(0);
  await load(loader, '/contact');
  expect(asked).toEqual(['/contact', '/contact']);
});

it('rejects a prefetch that fails', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  const loader = createPageLoader();
  await expect(loader.prefetch('/contact')).rejects.toThrow('Failed to fetch');
});

it('fetches again what was not prefetched successfully', async () => {
  const loader = createPageLoader();
  await expect(loader.prefetch('/absente')).rejects.toThrow('Not a page');
  await load(loader, '/absente');
  expect(asked).toEqual(['/absente', '/absente']);
});

it('requests an address that begins with several slashes from the site itself, not from another host', async () => {
  await load(createPageLoader(), '//b.example/a');
  expect(asked).toEqual(['/b.example/a']);
});

it('accepts a response as a page if it is HTML with page data, including its styles', async () => {
  const html =
    '<title>T</title><style>a</style><style data-page-kind>b</style><script id="v_page">{"path":"/a"}</script>';
  const answer = (type: string, body = html) =>
    vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': type } }));
  answer('text/html; charset=utf-8');
  const page = await createPageLoader().load('/a');
  expect([page.page, page.documentTitle, page.styles.map(({ textContent }) => textContent)]).toEqual([
    { path: '/a' },
    'T',
    ['b'],
  ]);
  answer('text/plain');
  await expect(createPageLoader().load('/a')).rejects.toThrow('Not a page');
  answer('text/html', '<title>Maintenance</title>');
  await expect(createPageLoader().load('/a')).rejects.toThrow('Not a page of this site');
});

it('returns a page prefetched twice without another request, and once: a second request may have another result', async () => {
  const html = '<script id="v_page">{"path":"/a"}</script>';
  const fetch = vi.fn(async () => new Response(html, { headers: { 'content-type': 'text/html' } }));
  vi.stubGlobal('fetch', fetch);
  const loader = createPageLoader();
  const ahead = loader.prefetch('/a');
  loader.prefetch('/a');
  expect(await loader.load('/a')).toBe(await ahead);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await loader.load('/a')).not.toBe(ahead);
  expect(fetch).toHaveBeenCalledTimes(2);
});
