import { describe, expect, it } from 'vitest';
import { openHydrated, openPage } from './site.ts';

describe('the row of sites', () => {
  it('moves by its buttons and by keys, and tells the position', { tags: 'smoke' }, async () => {
    const { page } = await openHydrated('/', { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });
    const steps = page.locator('[data-row-steps]');
    const [before, after] = [steps.getByRole('button', { name: 'Site d’avant' }), steps.getByRole('button').last()];
    const position = () => expect.poll(async () => (await steps.innerText()).replace(/\s/g, ' '));
    const sites = await page.locator('ul:has(+ [data-row-steps]) > li').count();
    await position().toBe(`1 / ${sites}`);
    expect(await before.getAttribute('aria-disabled')).toBe('true');
    const box = await after.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await after.click();
    await position().toBe(`2 / ${sites}`);
    await before.click();
    await position().toBe(`1 / ${sites}`);
    await page.locator('ul:has(+ [data-row-steps]) a').first().focus();
    for (let site = 2; site <= sites; site += 1) {
      await page.keyboard.press('ArrowRight');
      await position().toBe(`${site} / ${sites}`);
    }
    expect(await after.getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the sites of /realisations', () => {
  it('open from each of their pictures, on a phone and a computer', async () => {
    const { page } = await openPage('/realisations');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const pictures = page.locator('main li img');
      expect(await pictures.count()).toBeGreaterThanOrEqual(16);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        const opened = await picture.evaluate((image) => {
          const { left, top, width, height } = image.getBoundingClientRect();
          return document
            .elementFromPoint(left + width / 2, top + height / 3)
            ?.closest('a')
            ?.getAttribute('href');
        });
        expect(opened).toMatch(/^\/exemples\/[a-z]+\/$/);
      }
    }
  });
});
