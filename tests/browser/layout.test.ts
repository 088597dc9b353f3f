import { describe, expect, it } from 'vitest';
import { openSite } from './site.ts';

describe('what stands side by side', () => {
  it('shares a line of writing in the breadcrumb, links or not', async () => {
    const { page, url } = await openSite({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${url}/creation-site-web/creer-site-web-professionnel`);
    const bottoms = await page.$$eval('.breadcrumb :is(a,span)', (parts) =>
      parts.map((part) => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return range.getBoundingClientRect().bottom;
      }),
    );
    expect(bottoms).toHaveLength(3);
    expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(1);
  });
});

describe('a drawn phone', () => {
  it.each([
    ['/', 375],
    ['/', 1280],
    ['/realisations', 1280],
  ])('covers nothing of the site that it shows: %s, %i px wide', async (route, width) => {
    const { page, url } = await openSite({ viewport: { width, height: 900 } });
    await page.goto(url + route);
    const picture = page.locator('img[src*="-phone-"]').first();
    await picture.scrollIntoViewIfNeeded();
    const covered = await picture.evaluate((image: HTMLImageElement) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      const shares = [0.03, 0.1, 0.3, 0.5, 0.7, 0.9, 0.97];
      const points = shares.flatMap((across) => [0.01, 0.03, 0.5, 0.99].map((down) => [across, down] as const));
      return points.filter(([across, down]) => {
        const found = document.elementFromPoint(left + across * width, top + down * height);
        return found !== image;
      });
    });
    expect(covered).toEqual([]);
    // Nor does it cut anything off at the sides.
    const [shown, own] = await picture.evaluate((image: HTMLImageElement) => {
      return [
        image.clientWidth / image.clientHeight,
        Number(image.getAttribute('width')) / Number(image.getAttribute('height')),
      ];
    });
    expect(shown).toBeGreaterThan((own ?? 0) - 0.01);
  });
});
