import { chromium, type Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { requireBrowser } from '../../../src/browser/find-browser.ts';
import { contactPage, readFields, send } from '../forms/form-pages.ts';
import { holdProgram, hydrate, newPage, openSite, settled } from '../site.ts';
import { banner, callback, GUIDE, link, MOCKUP, measureAds } from './fault.ts';

/**
 * A browser with a back/forward cache. The browser of the other tests has none: Playwright disables it, and a headless
 * shell does not have it.
 */
const cachingBrowser = chromium.launch({
  executablePath: requireBrowser('desktop'),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
afterAll(async () => (await cachingBrowser).close());

/** Opens a page in a browser with a back/forward cache, on the server of `openSite`. */
async function openCached(path: string) {
  const { url, sink } = await openSite();
  const page = await newPage(await cachingBrowser, { locale: 'fr-FR', viewport: { width: 1280, height: 800 } });
  await page.goto(url + path);
  return { page, url, sink };
}

/** Leaves the page for another document and goes back. */
async function leaveAndReturn(page: Page, url: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }), { once: true });
  });
  const here = page.url();
  await page.goto(`${url}/media/agenda.html`);
  await page.evaluate(() => history.back());
  // A page from the back/forward cache fires no load event.
  await page.waitForURL(here, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as { persisted?: boolean }).persisted === true);
}

describe('a page from the back/forward cache', () => {
  it('reacts to links, keeps its form, and sends it', async () => {
    const { page, url, sink } = await openCached('/contact');
    await hydrate(page);
    await contactPage.fill(page);
    await leaveAndReturn(page, url);
    expect(await readFields(page)).toEqual(contactPage.written);
    await send(page);
    await page.locator('[role=dialog]').waitFor();
    expect(await sink.messages()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await link(page, '/realisations').click();
    await expect.poll(() => page.url()).toBe(`${url}/realisations`);
  });

  it('shows timed sections at their time, once', async () => {
    const { page, url } = await openCached(MOCKUP);
    await leaveAndReturn(page, url);
    // The browser does not cache a page that is left while one of its frames is loading.
    await page.frameLocator('[data-revealed] iframe[src]').getByRole('heading').first().waitFor();
    await page.getByRole('heading', { name: /Nos forfaits en un coup/ }).waitFor();
    await leaveAndReturn(page, url);
    expect(await page.getByRole('heading', { name: /Nos forfaits en un coup/ }).isVisible()).toBe(true);
  });

  it('does not repeat a declined offer, and makes one that was not seen', async () => {
    const { page, url } = await openCached(GUIDE);
    await hydrate(page);
    await leaveAndReturn(page, url);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 9000);
    await page.getByRole('dialog').getByRole('button', { name: 'Non merci' }).click();
    await leaveAndReturn(page, url);
    await page.mouse.wheel(0, -3000);
    await page.mouse.wheel(0, 3000);
    await settled(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('executes the click that was captured when it was left', async () => {
    const { page, url } = await openCached('/');
    const come = await holdProgram(page);
    await callback(page).click();
    await page.goto(`${url}/media/agenda.html`);
    come();
    await page.evaluate(() => history.back());
    await page.waitForURL(`${url}/`, { waitUntil: 'commit' });
    if (!(await page.locator('form [name$=_companyName]').count()))
      await callback(page)
        .click({ timeout: 2000 })
        .catch(() => undefined);
    await page.locator('form [name$=_companyName]').waitFor();
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);
  });

  it('follows a link that the program had left to the browser', async () => {
    const { page, url } = await openCached('/');
    await hydrate(page);
    await page.route(`${url}/contact`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Portal</h1>' }));
    await link(page, '/contact').click();
    await page.getByRole('heading', { name: 'Portal' }).waitFor();
    await page.unroute(`${url}/contact`);
    await page.evaluate(() => history.back());
    await callback(page).waitFor();
    await link(page, '/contact').click();
    await page.getByRole('heading', { level: 1, name: 'Parlons de votre site' }).waitFor();
  });
});

/** Makes a page appear to be prerendered. */
async function prerender(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  });
}

const activate = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });

describe('a prerendered page', () => {
  it('starts no timer, loads no program, makes no offer and measures nothing before it is shown', async () => {
    const site = await openSite();
    const { page, url, requests } = site;
    const foreign: string[] = [];
    await page.context().route('https://www.googletagmanager.com/**', (route) => {
      foreign.push(route.request().url());
      return route.abort();
    });
    await measureAds(site);
    await page.goto(url);
    await hydrate(page);
    await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
    await expect.poll(() => foreign.length).toBe(1);
    await prerender(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 5000);
    for (const path of [GUIDE, MOCKUP]) {
      requests.length = 0;
      foreign.length = 0;
      await page.goto(url + path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.evaluate(() => document.querySelector<HTMLElement>('.skip-link')?.focus());
      await page.clock.runFor(9000);
      expect(requests.filter((request) => request.endsWith('.js'))).toEqual([]);
      expect(foreign).toEqual([]);
      expect(await page.locator('[data-revealed]').count()).toBe(0);
      expect(await page.getByRole('dialog').count()).toBe(0);
    }
    await activate(page);
    await page.clock.runFor(3999);
    expect(await page.locator('[data-revealed]').count()).toBe(0);
    await page.clock.runFor(1);
    expect(await page.locator('[data-revealed]').count()).toBeGreaterThan(0);
    await page.clock.resume();
    await hydrate(page);
    await expect.poll(() => foreign.length).toBe(1);
  });
});
