import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApart } from './build-apart.ts';
import { callbackPage, send } from './forms/form-pages.ts';
import { hydrate, isMarked, mark, type OpenSite, openSite } from './site.ts';

const HUB = '/creation-site-web/';
const GUIDE = '/creation-site-web/creer-site-web-professionnel/';

let directory: string;
beforeAll(async () => {
  directory = await buildApart({ urls: 'directory' });
});

/** Opens a page of the build. Addresses of the site that are redirected are recorded. */
async function open(route: string) {
  const site = await openSite({ directory });
  const redirected: string[] = [];
  site.page.on('response', (response) => {
    if (response.status() >= 300 && response.status() < 400 && response.status() !== 304)
      redirected.push(response.url());
  });
  await site.page.goto(site.url + route);
  return { ...site, redirected };
}

async function openHydrated(route: string) {
  const site = await open(route);
  await hydrate(site.page);
  await mark(site.page);
  return site;
}

const marked = (page: Page) =>
  page.locator('.wide-nav [aria-current=page]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Clicks a link without scrolling to it, which would hydrate the page or open the offer. */
const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((link) => (link as HTMLElement).click());

/** Visits a hub, one of its guides, and the form of another page, starting from the home page. */
async function walk({ page, url }: OpenSite): Promise<void> {
  await press(page, `footer a[href="${HUB}"]`);
  await page.waitForURL(url + HUB);
  await press(page, `main a[href="${GUIDE}"]`);
  await page.waitForURL(url + GUIDE);
  await page.locator('article.guide').waitFor();
  await press(page, '.wide-nav a[href="/contact/"]');
  await page.waitForURL(`${url}/contact/`);
  await page.getByRole('heading', { level: 1, name: 'Parlons de votre site' }).waitFor();
  expect(await marked(page)).toEqual(['/contact/']);
  await page.goBack();
  await page.waitForURL(url + GUIDE);
  await page.locator('article.guide').waitFor();
  await press(page, '.wide-nav a[href="/#pricing"]');
  await page.waitForURL(`${url}/#pricing`);
}

describe('a site whose pages are folders', () => {
  it('navigates from page to page before hydration without a redirect', async () => {
    const site = await open('/');
    await walk(site);
    expect(site.redirected).toEqual([]);
  });

  it('navigates from page to page after hydration without a redirect or full load', async () => {
    const site = await openHydrated('/');
    await walk(site);
    expect(await isMarked(site.page)).toBe(true);
    expect(site.redirected).toEqual([]);
    expect(site.problems).toEqual([]);
  });

  it('prefetches the address that is shown afterwards', async () => {
    const { page, url, requests } = await openHydrated(GUIDE);
    const asked = () => requests.filter((address) => address.startsWith(`${url}/contact`));
    await page.hover('.wide-nav a[href="/contact/"]');
    await expect.poll(asked).toEqual([`${url}/contact/`]);
    await page.click('.wide-nav a[href="/contact/"]');
    await page.waitForURL(`${url}/contact/`);
    await page.getByRole('heading', { level: 1, name: 'Parlons de votre site' }).waitFor();
    expect(asked()).toEqual([`${url}/contact/`]);
  });

  it('redirects after a sent request, and links from the banner, to addresses with a final slash', async () => {
    const { page, url, redirected } = await openHydrated('/');
    await page.locator('[data-consent-banner]').getByRole('button', { name: 'Personnaliser' }).click();
    const policy = page.locator('[data-consent-banner] p a');
    expect(await policy.getAttribute('href')).toMatch(/^\/[a-z-]+\/(?:#.*)?$/);
    await callbackPage.fill(page);
    await send(page);
    await page.locator('[role=dialog]').getByRole('button', { name: 'Continuer' }).click();
    await page.waitForURL((address) => address.pathname !== '/');
    expect(page.url()).toMatch(new RegExp(`^${url}/[a-z-]+/$`));
    expect(redirected).toEqual([]);
  });

  it('lists similar pages with a final slash at an unknown address', async () => {
    const { page, redirected } = await openHydrated(`${GUIDE.slice(0, -1)}s`);
    const closest = page.locator('[data-closest] a');
    await closest.first().waitFor();
    expect(await closest.first().getAttribute('href')).toBe(GUIDE);
    const links = await page.locator('main a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(links.filter((to) => !/^\/([^#]*\/)?(?:#|$)/.test(to ?? ''))).toEqual([]);
    expect(redirected).toEqual([]);
  });
});
