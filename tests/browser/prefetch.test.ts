import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrate, type OpenSite, openSite, settled } from './site.ts';

const FIRST = '/creation-site-web/creer-site-web-professionnel';
const NEXT = '/contact';
/** The link is in the header, because scrolling to a link could open the offer, which makes the page inert. */
const LINK = `.wide-nav a[href="${NEXT}"]`;

/** The visitor's connection, as the browser reports it. */
type Connection = { saveData?: boolean; effectiveType?: string; type?: string };

async function pretend(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value });
  }, connection);
}

/** Opens a guide and hydrates it, with the pointer far from any link. */
async function openGuide(
  options: Parameters<typeof openSite>[0] & { connection?: Connection } = {},
): Promise<OpenSite> {
  const { connection = { effectiveType: '4g' }, ...rest } = options;
  const site = await openSite(rest);
  await pretend(site.page, connection);
  await site.page.goto(site.url + FIRST);
  await hydrate(site.page);
  return site;
}

const asked = ({ requests, url }: OpenSite, path = NEXT) => requests.filter((address) => address === url + path).length;

describe('a link that the visitor is about to follow', () => {
  it('prefetches its page when the pointer is over it, once, and shows it without another request', async () => {
    const site = await openGuide();
    await site.page.hover(LINK);
    await expect.poll(() => asked(site)).toBe(1);
    await site.page.hover('h1');
    await site.page.hover(LINK);
    await settled(site.page);
    expect(asked(site)).toBe(1);
    await site.page.click(LINK);
    await site.page.waitForURL(site.url + NEXT);
    await settled(site.page);
    expect(asked(site)).toBe(1);
  });

  it('prefetches its page when it receives the focus', async () => {
    const site = await openGuide();
    await site.page.focus(LINK);
    await expect.poll(() => asked(site)).toBe(1);
  });

  it('prefetches its page at a touch', async () => {
    const site = await openGuide({ hasTouch: true });
    await site.page.locator(LINK).dispatchEvent('touchstart', { bubbles: true });
    await expect.poll(() => asked(site)).toBe(1);
  });

  it('includes the styles of the page’s kind', async () => {
    const { page, url } = await openSite();
    await page.goto(`${url}/creation-site-web`);
    await hydrate(page);
    await page.locator(`main a[href="${FIRST}"]`).first().click();
    await page.locator('article.guide').waitFor();
    const look = () =>
      page.$eval(
        '.breadcrumb ol',
        (list) => `${getComputedStyle(list).listStyleType} ${getComputedStyle(list).display}`,
      );
    const within = await look();
    await page.reload();
    expect(within).toBe(await look());
  });

  // The other connections are those of `use-link-navigation.test.tsx`.
  it('is not prefetched when the visitor prefers to save data', async () => {
    const site = await openGuide({ connection: { saveData: true, effectiveType: '4g' } });
    await site.page.hover(LINK);
    await site.page.focus(LINK);
    await settled(site.page);
    expect(asked(site)).toBe(0);
    await site.page.click(LINK);
    await site.page.waitForURL(site.url + NEXT);
    expect(asked(site)).toBe(1);
  });

  it('is not prefetched if it leads to this page or to a file', async () => {
    const site = await openGuide();
    site.requests.length = 0;
    await site.page.locator('.contents a').first().hover();
    await settled(site.page);
    expect(site.requests.filter((address) => !address.endsWith('.js'))).toEqual([]);
  });
});
