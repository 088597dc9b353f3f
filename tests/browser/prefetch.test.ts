import { describe, expect, it } from 'vitest';
import { hydrate, type OpenSite, openSite, settled } from './site.ts';

const FIRST = '/creation-site-web/creer-site-web-professionnel';
const NEXT = '/contact';
/** The link is in the header, because scrolling to a link could open the offer, which makes the page inert. */
const LINK = `.wide-nav a[href="${NEXT}"]`;

/** Opens a guide over a fast connection and hydrates it, with the pointer far from any link. */
async function openGuide(): Promise<OpenSite> {
  const site = await openSite();
  await site.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '4g' } });
  });
  await site.page.goto(site.url + FIRST);
  await hydrate(site.page);
  return site;
}

const asked = ({ requests, url }: OpenSite) => requests.filter((address) => address === url + NEXT).length;

// `use-link-navigation.test.tsx` has the other gestures, connections and links.
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
});
