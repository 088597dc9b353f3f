import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrate, isMarked, mark, openSite } from '../site.ts';

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

/** Opens the page with a stopped clock, which only the test advances. */
async function openStill(address = path, options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite(options);
  await site.page.clock.install({ time: 0 });
  await site.page.clock.pauseAt(1000);
  await site.page.goto(site.url + address);
  return site;
}

describe('booking and plan summary', () => {
  it('appear together 4000 ms after the load, without hydration, and stay', {
    tags: 'smoke',
  }, async () => {
    const { page, requests } = await openStill();
    await page.clock.runFor(3999);
    expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { name: plans }).isVisible()).toBe(false);
    expect(requests.some((request) => request.includes('/media/agenda.html'))).toBe(false);
    await page.clock.runFor(1);
    expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: plans }).isVisible()).toBe(true);
    expect(await frame(page).getAttribute('src')).toBe('/media/agenda.html');
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
    await page.clock.runFor(60_000);
    expect(await page.getByRole('heading', { name: heading }).isVisible()).toBe(true);
  });

  it('have their space from the first paint, so that nothing shifts', { tags: 'smoke' }, async () => {
    const { page } = await openStill();
    const before = await boxes(page);
    await page.clock.runFor(4000);
    await frame(page).waitFor();
    expect(before).toHaveLength(2);
    expect(await boxes(page)).toEqual(before);
  });

  it.each([
    [599, 945],
    [600, 630],
  ])('have at a width of %i px a frame with a height of %i px', async (width, height) => {
    const { page } = await openStill(path, { viewport: { width, height: 900 } });
    await page.clock.runFor(4000);
    expect((await frame(page).boundingBox())?.height).toBe(height);
  });

  it('load the agenda at their time, however far below the screen', async () => {
    const { page, requests } = await openStill();
    await page.addStyleTag({ content: 'main{padding-top:30000px}' });
    await page.clock.runFor(4000);
    await expect.poll(() => requests.some((request) => request.includes('/media/agenda.html'))).toBe(true);
  });

  it('also appear in a page that was hydrated earlier', async () => {
    const { page, url } = await openSite();
    await page.goto(url + path);
    await hydrate(page);
    await frame(page).waitFor();
    await page.frameLocator('iframe').getByRole('heading', { name: 'Réserver un appel' }).waitFor();
  });

  it('wait again after in-site navigation', async () => {
    const { page, url } = await openSite();
    await page.goto(url);
    await hydrate(page);
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
    const { page, url } = await openSite({ javaScriptEnabled: false });
    await page.goto(url + path);
    expect(await page.getByRole('heading', { name: plans }).isVisible()).toBe(true);
    const link = page.getByRole('link', { name: /Ouvrir l.agenda dans un nouvel onglet/ });
    expect(await link.isVisible()).toBe(true);
    expect(await link.getAttribute('href')).toBe('/media/agenda.html');
  });

  it('give the demo agenda no access to the origin of the site', async () => {
    const { page, url } = await openSite();
    await page.goto(url + path);
    await frame(page).waitFor();
    await page.frameLocator('iframe').getByRole('heading', { name: 'Réserver un appel' }).waitFor();
    const inner = page.frames().find((each) => each.url().endsWith('/media/agenda.html'));
    expect(await inner?.evaluate(() => self.origin)).toBe('null');
  });
});
