import { describe, expect, it } from 'vitest';
import { openSite } from '../site.ts';

const GUIDE = '/creation-site-web/creer-site-web-professionnel';

describe('a guide', () => {
  it.each([768, 1280, 1920])('has lines of at most 78 characters at %i px', async (width) => {
    const { page, url } = await openSite({ viewport: { width, height: 900 } });
    await page.goto(url + GUIDE);
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
  });

  it.each([
    [360, 780],
    [768, 1024],
    [1280, 800],
  ])('has its answer on the first screen, %i × %i px', async (width, height) => {
    const { page, url } = await openSite({ viewport: { width, height } });
    const guides = [GUIDE, '/hebergement-nom-domaine/prix-nom-de-domaine'];
    for (const route of guides) {
      await page.goto(url + route);
      const answer = await page.locator('.prose > *').first().boundingBox();
      expect((answer?.y ?? height) + (answer?.height ?? 0)).toBeLessThanOrEqual(height);
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

  it.each([1280, 1920])(
    'has its text right of the contents, which begin at the edge of the page: %i px',
    async (width) => {
      const { page, url } = await openSite({ viewport: { width, height: 900 } });
      await page.goto(url + GUIDE);
      const contents = await page.locator('.contents').boundingBox();
      const text = await page.locator('.prose > p').first().boundingBox();
      expect(text?.x).toBeGreaterThan((contents?.x ?? 0) + (contents?.width ?? 0));
      const edge = await page.locator('.site-header .mark').boundingBox();
      // Chromium places boxes in steps of 1/64 px.
      expect(Math.abs((contents?.x ?? 0) - (edge?.x ?? 99))).toBeLessThanOrEqual(1 / 64);
    },
  );

  it('ends with one card', async () => {
    const { page, url } = await openSite();
    await page.goto(url + GUIDE);
    expect(await page.locator('article section a[href$="#callback-form"]').count()).toBe(1);
  });
});
