import { describe, expect, it } from 'vitest';
import { formatSitemap } from '../../../src/publish/hosting/sitemap.ts';
import { closestPaths, sitemapRoutes } from '../../../src/shell/not-found/closest-paths.ts';

const sitemap = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;

const paths = ['/', '/contact', '/bois', '/bois/chene', '/bois/noyer', '/mentions-legales'];

describe('closest paths', () => {
  it.each([
    ['/contacts', ['/contact']],
    ['/contcat', ['/contact']],
    ['/bois/chene-massif', ['/bois/chene', '/bois/noyer', '/bois']],
    ['/mentions', ['/mentions-legales']],
    ['/qwxyz', []],
  ])('to %s are %j', (wanted, expected) => expect(closestPaths(paths, wanted)).toEqual(expected));

  it('are found by a word with two swapped letters', () => {
    expect(closestPaths(['/bois', '/contact'], '/bosi/qqqqqqqqqqqqqqqq')).toEqual(['/bois']);
  });

  it('are as many as requested', () => expect(closestPaths(paths, '/bois', 1)).toEqual(['/bois']));
});

describe('sitemapRoutes', () => {
  const routesIn = (files: Record<string, string>, root: string) =>
    sitemapRoutes('/sitemap.xml', root, async (file) => files[file] ?? '');

  it('reads the routes of a sitemap, with any base path', async () => {
    const plain = sitemap('https://a.example/', 'https://a.example/bois/chene');
    expect(await routesIn({ '/sitemap.xml': plain }, '')).toEqual(['/', '/bois/chene']);
    const below = sitemap(
      'https://a.example/bois/',
      'https://a.example/bois/bois',
      'https://a.example/bois/bois/chene',
    );
    expect(await routesIn({ '/sitemap.xml': below }, '/bois')).toEqual(['/', '/bois', '/bois/chene']);
  });

  it('reads the parts of a sitemap index, and does not treat them as pages', async () => {
    const pages = ['/', '/contact', '/bois', '/bois/chene', '/bois/noyer'];
    const entries = pages.map((route) => ({ url: `https://a.example/depot${route}` }));
    const files = formatSitemap(entries, { root: 'https://a.example/depot', limit: 2 });
    const named = Object.fromEntries(Object.entries(files).map(([name, xml]) => [`/${name}`, xml]));
    expect(Object.keys(named)).toContain('/sitemap-3.xml');
    expect(await routesIn(named, '/depot')).toEqual(pages);
  });
});

it('prefers the route with the most words of the requested one', () => {
  expect(closestPaths(['/contact', '/bois/chene', '/bois/noyer'], '/bois/chenes')[0]).toBe('/bois/chene');
});
