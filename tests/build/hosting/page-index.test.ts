import { describe, expect, it } from 'vitest';
import { newestOf } from '../../../src/build/hosting/feed.ts';
import { createPageIndex } from '../../../src/build/hosting/page-index.ts';
import { formatRobots } from '../../../src/build/hosting/robots.ts';
import { fixtureSite } from '../../fixtures/fixture-site.ts';

const { model, pages } = fixtureSite();
const { url } = model.manifest.site;
const index = createPageIndex(model);
for (const page of pages) index.visit(page);

describe('the data of a site for search engines', () => {
  it('include the address of every page that may be indexed, and no other, and forbid nothing', () => {
    const hidden = pages.filter(({ noindex }) => noindex).map(({ path }) => path);
    expect(hidden).toEqual(expect.arrayContaining(['/maquette/:domain', '/merci', '/verification', '/404']));
    const shown = pages.filter(({ noindex }) => !noindex).map(({ path }) => url + path);
    expect(index.sitemap.map((entry) => entry.url)).toEqual(shown);
    expect(shown.length).toBeGreaterThan(10);
    expect(formatRobots(url)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
  });

  it('include the date of review of a page, if there is one, and every guide in the feed', () => {
    const days = new Map(index.sitemap.map(({ url: address, modified }) => [address, modified]));
    for (const page of pages) {
      if (page.noindex) continue;
      const written = JSON.stringify(page.kind === 'guide' ? page.reviewed : page.blocks);
      const day = days.get(url + page.path);
      if (page.kind === 'guide') expect(day).toBe(page.reviewed);
      else if (day !== undefined) expect(written).toContain(day);
    }
    const guides = pages.flatMap((page) => (page.kind === 'guide' ? [page.canonical] : []));
    expect(index.feed.map((entry) => entry.url)).toEqual(guides);
  });

  it('are limited for a site with thousands of guides to those in the feed', () => {
    const guide = pages.find((page) => page.kind === 'guide');
    if (!guide) throw new Error('no guide');
    const large = createPageIndex(model);
    const days: string[] = [];
    for (let number = 0; number < 2500; number += 1) {
      const reviewed = new Date(Date.UTC(2010, 0, (number * 613) % 2500)).toISOString().slice(0, 10);
      days.push(reviewed);
      large.visit({ ...guide, canonical: `${url}/guide-${number}`, reviewed });
    }
    expect(large.feed.length).toBeLessThan(1000);
    expect(newestOf(large.feed).map(({ reviewed }) => reviewed)).toEqual(days.sort().reverse().slice(0, 50));
    expect(large.sitemap).toHaveLength(2500);
  });
});
