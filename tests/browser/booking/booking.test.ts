import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isMarked, mark, openHydrated, openPage, openSite } from '../site.ts';

const path = '/maquette-offerte/boulangerie-exemple.fr';
const heading = 'Réservez votre appel pour la personnaliser avec moi';
const plans = /Nos forfaits en un coup d.œil/;
const frame = (page: Page) => page.getByTitle('Réserver un appel');

/** Returns the boxes of the timed sections on the page. */
function boxes(page: Page) {
  return page.locator('[data-reveal-after]').evaluateAll((sections) =>
    sections.map((section) => {
      const { top, height } = section.getBoundingClientRect();
      return { top: top + scrollY, height };
    }),
  );
}

describe('booking and plan summary', () => {
  it('appear together 4000 ms after the load, however far below the screen, without hydration, and stay; they have their space from the first paint, so that nothing shifts, and the frame has its height in each width', {
    tags: 'smoke',
  }, async () => {
    const { page, url, requests } = await openSite();
    // Only the test advances the clock.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(url + path);
    const before = await boxes(page);
    expect(before).toHaveLength(2);
    const padding = await page.addStyleTag({ content: 'main{padding-top:30000px}' });
    await page.clock.runFor(3999);
    expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: plans }).isVisible()).toBe(false);
    const isRequested = () => requests.some((request) => request.includes('/media/agenda.html'));
    expect(isRequested()).toBe(false);
    await page.clock.runFor(1);
    expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: plans }).isVisible()).toBe(true);
    expect(await frame(page).getAttribute('src')).toBe('/media/agenda.html');
    await expect.poll(isRequested).toBe(true);
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
    await frame(page).waitFor();
    await padding.evaluate((style) => (style as HTMLElement).remove());
    expect(await boxes(page)).toEqual(before);
    await page.clock.runFor(60_000);
    expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true);
    for (const [width, height] of [
      [599, 945],
      [600, 630],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect((await frame(page).boundingBox())?.height).toBe(height);
    }
  });

  it('also appear in a page that was hydrated earlier, and give the demo agenda no access to the origin of the site', async () => {
    const { page } = await openHydrated(path);
    await frame(page).waitFor();
    await page.frameLocator('iframe').getByRole('heading', { name: 'Réserver un appel' }).waitFor();
    const inner = page.frames().find((each) => each.url().endsWith('/media/agenda.html'));
    expect(await inner?.evaluate(() => self.origin)).toBe('null');
  });

  it('wait again after in-site navigation', async () => {
    const { page, url } = await openHydrated('/');
    await page.clock.install();
    await mark(page);
    await page.locator(`footer a[href="${path}"]`).click();
    await page.waitForURL(url + path);
    expect(await isMarked(page)).toBe(true);
    const section = page.locator('[data-reveal-after]').first();
    await section.waitFor({ state: 'attached' });
    expect(await section.getAttribute('data-revealed')).toBeNull();
    await page.clock.fastForward(4000);
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await frame(page).getAttribute('src')).toBe('/media/agenda.html');
  });

  it('show the plans and a link to the agenda without scripts', async () => {
    const { page } = await openPage(path, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { name: plans }).isVisible()).toBe(true);
    const link = page.getByRole('link', { name: /Ouvrir l.agenda dans un nouvel onglet/ });
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toBe('/media/agenda.html');
  });
});
