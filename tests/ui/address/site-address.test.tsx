import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mediaUrl } from '../../../src/ui/address/media-url.ts';
import { routeAddress, siteAddress } from '../../../src/ui/address/site-address.ts';

beforeEach(() => {
  vi.stubEnv('SSR', false);
  document.documentElement.dataset.base = '/bois/';
});
afterEach(() => {
  delete document.documentElement.dataset.base;
  delete document.documentElement.dataset.urls;
  vi.unstubAllEnvs();
});

it('adds the base path to paths of the site, exactly once', () => {
  expect(['/', '/contact?a=1#b', '/bois/chene'].map(siteAddress)).toEqual([
    '/bois/',
    '/bois/contact?a=1#b',
    '/bois/bois/chene',
  ]);
  expect(mediaUrl('media/a.webp')).toBe('/bois/media/a.webp');
  expect(mediaUrl('/media/a.webp')).toBe('/bois/media/a.webp');
});

it('adds a final slash to addresses of pages if the document says that they are folders', () => {
  document.documentElement.dataset.urls = 'directory';
  expect(siteAddress('/contact#form')).toBe('/bois/contact/#form');
  expect(routeAddress('/contact#form')).toBe('/contact/#form');
  expect(mediaUrl('media/a.webp')).toBe('/bois/media/a.webp');
});

it('ignores other sites and anchors', () => {
  for (const address of ['https://a.example/x', '//a.example/x', '#plan', 'tel:+33465710048'])
    expect(siteAddress(address)).toBe(address);
  expect(mediaUrl('//a.example/x.webp')).toBe('//a.example/x.webp');
});

it('keeps the server’s addresses at the root, because whole pages are rewritten', () => {
  vi.stubEnv('SSR', true);
  expect(siteAddress('/contact')).toBe('/contact');
});
