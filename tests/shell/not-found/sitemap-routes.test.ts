import { describe, expect, it } from 'vitest';
import { formatSitemap } from '../../../src/build/hosting/sitemap.ts';
import { sitemapRoutes } from '../../../src/shell/not-found/sitemap-routes.ts';

const sitemap = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`;

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
