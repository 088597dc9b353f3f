import { describe, expect, it } from 'vitest';
import { hydrate, openSite } from '../site.ts';

const viewport = { width: 375, height: 800 };

describe('the mobile menu', () => {
  it('stays open if opening it is the interaction that hydrates the page', { tags: 'smoke' }, async () => {
    const { page, url } = await openSite({ viewport });
    await page.goto(url);
    await page.locator('details.menu summary').click();
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.locator('details.menu').getAttribute('open')).not.toBeNull();
  });

  it('does not break its button next to the name', async () => {
    const { page, url } = await openSite({ viewport });
    await page.goto(url);
    await page.evaluate(() => {
      const name = document.querySelector('.site-header .mark > span');
      if (name) name.textContent = 'Boulangerie du Vieux Lavoir de Cotignac';
    });
    for (const width of [320, 375]) {
      await page.setViewportSize({ ...viewport, width });
      const box = await page.locator('details.menu summary').boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  it.each([
    [360, 640],
    [667, 375],
  ])('shows all its entries while the cookie banner is open, %i × %i pixels', async (width, height) => {
    const { page, url } = await openSite({ viewport: { width, height } });
    await page.goto(url);
    await page.locator('details.menu summary').click();
    await page.locator('[data-consent-banner]').waitFor();
    for (const entry of await page.locator('.menu nav a').all()) {
      const isSeen = async () => {
        // The menu shrinks a moment after the banner appears.
        await entry.scrollIntoViewIfNeeded();
        return await entry.evaluate((link) => {
          const { left, top, width, height } = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      };
      await expect.poll(isSeen).toBe(true);
    }
  });

  it('shows its phone number while the cookie banner is open', async () => {
    const { page, url } = await openSite({ viewport: { width: 375, height: 553 } });
    await page.goto(url);
    await page.locator('details.menu summary').click();
    await page.locator('[data-consent-banner]').waitFor();
    const isSeen = () =>
      page.locator('.menu .call').evaluate((link) => {
        const { left, top, bottom } = link.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => link.contains(document.elementFromPoint(left + 20, y)));
      });
    await expect.poll(isSeen).toBe(true);
  });

  it('closes when the focus leaves it, because it would cover the focus', async () => {
    const { page, url } = await openSite({ viewport: { width: 800, height: 900 } });
    await page.goto(`${url}/contact`);
    await hydrate(page);
    await page.locator('details.menu summary').focus();
    await page.keyboard.press('Enter');
    await page.locator('details.menu a:visible').last().focus();
    expect(await page.locator('details.menu').getAttribute('open')).not.toBeNull();
    await page.keyboard.press('Tab');
    expect(await page.locator('details.menu').getAttribute('open')).toBeNull();
  });

  it.each([375, 768])('has the same heights on a first visit as on the next at %i pixels', async (width) => {
    const { page, url } = await openSite({ viewport: { ...viewport, width } });
    const heights = async () => {
      await page.locator('.copyright').waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.locator('details.menu summary').click();
      return page
        .locator('details.menu :is(a,li)')
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().height)));
    };
    await page.goto(`${url}/contact`);
    const first = await heights();
    await page.reload();
    expect(await heights()).toEqual(first);
    expect(first.length).toBeGreaterThan(4);
  });
});
