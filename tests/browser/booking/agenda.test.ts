import { describe, expect, it } from 'vitest';
import { openSite } from '../site.ts';

describe('the demo agenda instead of a booking service', () => {
  it.each([
    [320, 945],
    [550, 630],
    [1152, 630],
  ])('shows five complete days in its frame of %i × %i px', async (width, height) => {
    const { page, url } = await openSite({ viewport: { width, height } });
    await page.goto(`${url}/media/agenda.html`);
    expect(await page.locator('legend').allTextContents()).toEqual(['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi']);
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });
    expect(size).toEqual({ scrollWidth: width, scrollHeight: height });
  });

  it('draws the times as visible boxes, in both schemes', async () => {
    const { page, url } = await openSite();
    await page.goto(`${url}/media/agenda.html`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const ratio = await page.evaluate(() => {
        const luminance = (colour: string) => {
          const [r = 0, g = 0, b = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
            const share = Number(part) / 255;
            return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const line = luminance(getComputedStyle(document.querySelector('label span') as Element).borderTopColor);
        const paper = luminance(getComputedStyle(document.body).backgroundColor);
        return (Math.max(line, paper) + 0.05) / (Math.min(line, paper) + 0.05);
      });
      expect(ratio).toBeGreaterThanOrEqual(3);
    }
  });
});
