import { describe, expect, it } from 'vitest';
import { openSite, sharePage } from '../site.ts';

const show = sharePage();

const GUIDE = '/creation-site-web/creer-site-web-professionnel';

describe('a guide', () => {
  it('has lines of at most 78 characters, right of the contents at the edge of the page, and ends with one card', async () => {
    const page = await show(GUIDE);
    for (const width of [768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.$$eval('.prose > p', (paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const count = new Set(
            [
              ...(() => {
                const range = document.createRange();
                range.selectNodeContents(paragraph);
                return range.getClientRects();
              })(),
            ].map(({ bottom }) => Math.round(bottom / 12)),
          ).size;
          return count > 3 ? [(paragraph.textContent?.length ?? 0) / count] : [];
        }),
      );
      expect(lines.length).toBeGreaterThan(3);
      for (const length of lines) expect(length).toBeLessThanOrEqual(78);
      if (width < 1280) continue;
      const contents = await page.locator('.contents').boundingBox();
      const text = await page.locator('.prose > p').first().boundingBox();
      expect(text?.x).toBeGreaterThan((contents?.x ?? 0) + (contents?.width ?? 0));
      const edge = await page.locator('.site-header .mark').boundingBox();
      // Chromium places boxes in steps of 1/64 px.
      expect(Math.abs((contents?.x ?? 0) - (edge?.x ?? 99))).toBeLessThanOrEqual(1 / 64);
    }
    expect(await page.locator('article section a[href$="#callback-form"]').count()).toBe(1);
  });

  it('has its answer on the first screen, in every window', async () => {
    for (const route of [GUIDE, '/hebergement-nom-domaine/prix-nom-de-domaine']) {
      const page = await show(route);
      for (const [width, height] of [
        [360, 780],
        [768, 1024],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height });
        const answer = await page.locator('.prose > *').first().boundingBox();
        expect((answer?.y ?? height) + (answer?.height ?? 0)).toBeLessThanOrEqual(height);
      }
    }
  });

  it('has folded contents on a phone', async () => {
    const { page, url } = await openSite({ viewport: { width: 360, height: 780 } });
    await page.goto(url + GUIDE);
    expect(await page.locator('.contents a').first().isVisible()).toBe(false);
    await page.locator('.contents summary').click();
    expect(await page.locator('.contents a').first().isVisible()).toBe(true);
  });

  it('shows open contents on a wide screen, without scripts', async () => {
    const { page, url } = await openSite({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
    await page.goto(url + GUIDE);
    expect(
      await page
        .locator('.contents a')
        .first()
        .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
  });
});
