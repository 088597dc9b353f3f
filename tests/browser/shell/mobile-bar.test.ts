import { expect, it } from 'vitest';
import { hydrate, openSite, settled } from '../site.ts';

it('the bar of a phone is either in the window or out of it, wherever the visitor stops', async () => {
  const { page, url } = await openSite({ viewport: { width: 360, height: 780 } });
  await page.goto(url);
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

it('an open menu has no second filled button', async () => {
  const { page, url } = await openSite({ viewport: { width: 375, height: 553 } });
  await page.goto(url);
  await page.locator('.menu summary').click();
  expect(await page.locator('.menu .MuiButton-contained').count()).toBe(0);
  expect(await page.locator('.menu .menu-action').isVisible()).toBe(true);
});

it('an open menu shows its button whole, down to the consent strip', async () => {
  const { page, url } = await openSite({ viewport: { width: 375, height: 553 } });
  await page.goto(url);
  await hydrate(page);
  const strip = page.locator('[data-consent-banner]');
  await strip.waitFor();
  await settled(page);
  await page.locator('.menu summary').click();
  const top = (await strip.boundingBox())?.y ?? 0;
  const { y = 0, height = 0 } = (await page.locator('.menu nav').boundingBox()) ?? {};
  expect(Math.abs(top - y - height)).toBeLessThan(2);
  const button = await page.locator('.menu-action').boundingBox();
  expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(top);
});
