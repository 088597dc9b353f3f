import { describe, expect, it } from 'vitest';
import { openSite } from '../site.ts';

const viewport = { width: 375, height: 800 };

describe('the mobile menu', () => {
  it('stays open when opening it is the touch that wakes the page', async () => {
    const { page, url } = await openSite({ viewport });
    await page.goto(url);
    await page.locator('details.menu summary').click();
    await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.locator('details.menu').getAttribute('open')).not.toBeNull();
  });

  it.each([320, 375])('leaves its button whole beside the name at %i pixels', async (width) => {
    const { page, url } = await openSite({ viewport: { ...viewport, width } });
    await page.goto(url);
    await page.evaluate(() => {
      const name = document.querySelector('.site-header .mark > span');
      if (name) name.textContent = 'Boulangerie du Vieux Lavoir de Cotignac';
    });
    const box = await page.locator('details.menu summary').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
