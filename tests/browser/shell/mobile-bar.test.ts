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

it.each([
  [24, 320],
  [32, 375],
])('the bar of a phone breaks no word with text of %i px, %i px wide', async (fontSize, width) => {
  const { page, url } = await openSite({ viewport: { width, height: 800 }, fontSize });
  await page.goto(url);
  await hydrate(page);
  const broken = await page.$$eval('.mobile-bar a', (links) =>
    links.flatMap((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
        }
      }
      return found;
    }),
  );
  expect(broken).toEqual([]);
});
