import { describe, expect, it } from 'vitest';
import { formatSitemap } from '../../../src/build/hosting/sitemap.ts';

const root = 'https://site.example';

describe('formatSitemap', () => {
  it('lists addresses, with the date of the last change if known', () => {
    const files = formatSitemap([{ url: `${root}/a?b=1&c=2`, modified: '2026-02-01' }, { url: `${root}/d` }], { root });
    expect(Object.keys(files)).toEqual(['sitemap.xml']);
    expect(files['sitemap.xml']).toContain(
      '<url><loc>https://site.example/a?b=1&amp;c=2</loc><lastmod>2026-02-01</lastmod></url>',
    );
    expect(files['sitemap.xml']).toContain('<url><loc>https://site.example/d</loc></url>');
  });

  it('becomes an index of parts if there are too many addresses for one file', () => {
    const entries = Array.from({ length: 5 }, (_, index) => ({ url: `${root}/${index}` }));
    expect(Object.keys(formatSitemap(entries, { root, limit: 5 }))).toEqual(['sitemap.xml']);
    const files = formatSitemap(entries, { root, limit: 2 });
    expect(Object.keys(files).sort()).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml', 'sitemap.xml']);
    expect(files['sitemap.xml']).toContain('<sitemapindex');
    expect(files['sitemap.xml']).toContain('<sitemap><loc>https://site.example/sitemap-3.xml</loc></sitemap>');
    expect(files['sitemap-3.xml']).toContain('<loc>https://site.example/4</loc>');
    expect(files['sitemap-2.xml']?.match(/<url>/g)).toHaveLength(2);
  });
});
