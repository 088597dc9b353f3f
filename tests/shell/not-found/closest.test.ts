import { expect, it } from 'vitest';
import { closestPaths, sitemapRoutes } from '../../../src/shell/not-found/closest.ts';

const sitemap = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;

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
