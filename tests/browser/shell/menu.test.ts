import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openHydrated, openPage, openSite, settled } from '../site.ts';

const viewport = { width: 375, height: 800 };

describe('the mobile menu', () => {
  it('stays open if opening it hydrates the page, and closes with Escape and on navigation', {
    tags: 'smoke',
  }, async () => {
    const { page, url } = await openPage('/', { viewport });
    const menu = page.locator('details.menu');
    await menu.locator('summary').click();
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await menu.getAttribute('open')).not.toBeNull();
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL(`${url}/contact`);
    await page.waitForFunction(() => !document.querySelector('details.menu')?.hasAttribute('open'));
  });

  it('does not break its button next to the name', async () => {
    const { page } = await openPage('/', { viewport });
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
    const { page } = await openPage('/', { viewport: { width, height } });
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

  it('shows its phone number and its whole button, which is not filled, down to the cookie banner', async () => {
    const { page } = await openPage('/', { viewport: { width: 375, height: 553 } });
    await page.locator('details.menu summary').click();
    const banner = page.locator('[data-consent-banner]');
    await banner.waitFor();
    await settled(page);
    const isSeen = () =>
      page.locator('.menu .call').evaluate((link) => {
        const { left, top, bottom } = link.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => link.contains(document.elementFromPoint(left + 20, y)));
      });
    await expect.poll(isSeen).toBe(true);
    const placeOf = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return { top: y, bottom: y + height };
    };
    const [sheet, button] = [page.locator('.menu nav'), page.locator('.menu .menu-action')];
    await expect
      .poll(async () => Math.abs((await placeOf(banner)).top - (await placeOf(sheet)).bottom))
      .toBeLessThan(2);
    expect(await button.isVisible()).toBe(true);
    expect((await placeOf(button)).bottom).toBeLessThanOrEqual((await placeOf(banner)).top);
    expect(await page.locator('.menu .MuiButton-contained').count()).toBe(0);
  });

  it('closes when the focus leaves it, because it would cover the focus', async () => {
    const { page } = await openHydrated('/contact', { viewport: { width: 800, height: 900 } });
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

it('the bar of a phone is either in the window or out of it, wherever the visitor stops', async () => {
  const { page } = await openPage('/', { viewport: { width: 360, height: 780 } });
  const states = new Set<string>();
  for (let top = 0; top <= 600; top += 20) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await settled(page);
    const bar = await page.locator('.mobile-bar').boundingBox();
    const { y = 0, height = 0 } = bar ?? {};
    states.add(y >= 780 ? 'out' : y + height <= 780 ? 'in' : `half at ${top}`);
  }
  expect([...states].sort()).toEqual(['in', 'out']);
});
