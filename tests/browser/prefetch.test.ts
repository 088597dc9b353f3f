import { describe, expect, it } from 'vitest';
import { hydrate, openHydrated, openSite, settled } from './site.ts';

const FIRST = '/creation-site-web/creer-site-web-professionnel';

// `use-link-navigation.test.tsx` has the other gestures, connections and links.
describe('a link that the visitor is about to follow', () => {
  it('prefetches its page when the pointer is over it, once, and shows it without another request', async () => {
    const { page, url, requests } = await openSite();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '4g' } });
    });
    await page.goto(url + FIRST);
    await hydrate(page);
    // The link is in the header, because scrolling to a link could open the offer, which makes the page inert.
    const link = page.locator('.wide-nav a[href="/contact"]');
    const asked = () => requests.filter((address) => address === `${url}/contact`).length;
    await link.hover();
    await expect.poll(asked).toBe(1);
    await page.hover('h1');
    await link.hover();
    await settled(page);
    expect(asked()).toBe(1);
    await link.click();
    await page.waitForURL(`${url}/contact`);
    await settled(page);
    expect(asked()).toBe(1);
  });

  it('includes the styles of the page’s kind', async () => {
    const { page } = await openHydrated('/creation-site-web');
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
});
