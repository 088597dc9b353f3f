import { describe, expect, it } from 'vitest';
import { closestPaths, sitemapRoutes } from '../../../src/shell/not-found/closest.ts';

const sitemap = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;

const paths = ['/', '/contact', '/bois', '/bois/chene', '/bois/noyer', '/mentions-legales'];

describe('closestPaths', () => {
  it.each([
    ['/contacts', ['/contact']],
    ['/contcat', ['/contact']],
    ['/bois/chene-massif', ['/bois/chene', '/bois/noyer', '/bois']],
    ['/mentions', ['/mentions-legales']],
    ['/qwxyz', []],
  ])('to %s are %j', (wanted, expected) => expect(closestPaths(paths, wanted)).toEqual(expected));

  it('are known by a word in which two letters are swapped', () => {
    expect(closestPaths(['/bois', '/contact'], '/bosi/qqqqqqqqqqqqqqqq')).toEqual(['/bois']);
  });

  it('are as many as were asked for', () => expect(closestPaths(paths, '/bois', 1)).toEqual(['/bois']));
});

it('reads the routes of a sitemap, whatever path the site has on its host', () => {
  expect(sitemapRoutes(sitemap('https://a.example/', 'https://a.example/bois/chene'), '')).toEqual([
    '/',
    '/bois/chene',
  ]);
  expect(
    sitemapRoutes(
      sitemap('https://a.example/bois/', 'https://a.example/bois/bois', 'https://a.example/bois/bois/chene'),
      '/bois',
    ),
  ).toEqual(['/', '/bois', '/bois/chene']);
});

it('prefers the route that shares most words with the one asked for', () => {
  expect(closestPaths(['/contact', '/bois/chene', '/bois/noyer'], '/bois/chenes')[0]).toBe('/bois/chene');
});
