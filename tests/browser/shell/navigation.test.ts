import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hold, hydrate, isMarked, mark, openHydrated, openPage, openSite } from '../site.ts';

const FIRST = '/creation-site-web/creer-site-web-professionnel';
const SECOND = '/creation-site-web/outils-creation-site-web';

/** Height of the header without its lower border, in pixels: sections begin directly below it. */
const BELOW_HEADER = 72;

/** Opens a page, hydrates it, and marks the document so that a full load would be noticed. */
async function openMarked(...options: Parameters<typeof openHydrated>) {
  const site = await openHydrated(...options);
  await mark(site.page);
  return site;
}

/** Returns the position of an element in the window, in pixels, after scrolling has ended. */
function restingPlace(page: Page, id: string): Promise<number> {
  return page.evaluate(async (id) => {
    let before = Number.NaN;
    for (let still = 0; still < 20; ) {
      await new Promise(requestAnimationFrame);
      const now = Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN);
      still = now === before ? still + 1 : 0;
      before = now;
    }
    return before;
  }, id);
}

const headerLink = (page: Page, name: string) => page.locator('.wide-nav').getByRole('link', { name });

describe('navigation on a hydrated page', () => {
  it('fetches the next page’s own HTML, begins at its top, focuses and announces its title, and restores positions on going back and forward', {
    tags: 'smoke',
  }, async () => {
    const { page, url, requests } = await openMarked('/creation-site-web');
    const link = page.locator(`main a[href="${SECOND}"]`).first();
    await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(200);
    requests.length = 0;
    await link.click();
    await page.waitForURL(url + SECOND);
    await page.getByRole('heading', { level: 1, name: /Outils de création/ }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(requests.filter((address) => address.startsWith(url + SECOND))).toHaveLength(1);
    expect(await page.title()).toContain('Outils de création');
    await page
      .getByRole('status')
      .filter({ hasText: /Outils de création/ })
      .waitFor({ state: 'attached' });
    await page.goBack();
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 3, left);
    expect(await isMarked(page)).toBe(true);
    await page.goForward();
    await page.waitForFunction(() => scrollY === 0);
  });

  it('updates the address and texts for sharing, there and back, like a full load', async () => {
    const { page, url } = await openSite();
    const headOf = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('title,link[rel=canonical],meta[name],meta[property],[type$="ld+json"]')]
          .map((part) => part.outerHTML)
          .sort(),
      );
    const whole: Record<string, string[]> = {};
    for (const route of [FIRST, '/contact', '/nulle-part']) {
      await page.goto(url + route);
      whole[route] = await headOf();
    }
    expect(whole['/nulle-part']?.join()).toContain('noindex');
    await hydrate(page);
    await mark(page);
    const shown = async (route: string) => {
      await page.waitForURL(url + route);
      await expect.poll(headOf).toEqual(whole[route]);
    };
    await headerLink(page, 'Contact').click();
    await shown('/contact');
    await page.locator(`footer a[href="${FIRST}"], footer a[href="/creation-site-web"]`).first().click();
    await page.locator(`main a[href="${FIRST}"]`).first().click();
    await shown(FIRST);
    await page.goBack();
    await page.goBack();
    await shown('/contact');
    expect(await isMarked(page)).toBe(true);
  });

  it.each([
    ['with', {}],
    ['without', { reducedMotion: 'reduce' }],
  ] as const)('scrolls to a section of the home page below the header, %s motion', async (_, options) => {
    const { page, url } = await openMarked('/contact', options);
    // On a first visit the banner is shown, and does not cover the focus.
    await page.locator('[data-consent-banner]').waitFor();
    for (const [name, id] of [
      ['Tarifs', 'pricing'],
      ['Services', 'features'],
      ['Tarifs', 'pricing'],
    ] as const) {
      await headerLink(page, name).click();
      await page.waitForURL(`${url}/#${id}`);
      expect(await restingPlace(page, id)).toBe(BELOW_HEADER);
    }
    expect(await isMarked(page)).toBe(true);
  });

  it('shows that a page loads slowly, until it has loaded', async () => {
    const { page, url } = await openHydrated(FIRST);
    const answer = await hold(page, `${url}/contact`);
    await headerLink(page, 'Contact').click();
    const bar = page.locator('.progress');
    await bar.waitFor();
    await page.getByRole('status').filter({ hasText: 'Chargement de la page…' }).waitFor({ state: 'attached' });
    expect((await bar.boundingBox())?.height).toBe(3);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toContain('Parlons');
    answer();
    await page.getByRole('heading', { level: 1, name: 'Parlons de votre site' }).waitFor();
    await bar.waitFor({ state: 'detached' });
  });

  it('shows the page of unknown addresses without leaving the program', async () => {
    const { page } = await openMarked(FIRST);
    await page.evaluate(() => document.querySelector('.wide-nav a')?.setAttribute('href', '/nulle-part'));
    await page.locator('.wide-nav a').first().click();
    await page.getByRole('heading', { level: 1, name: 'Cette page n’existe pas, ou plus' }).waitFor();
    expect(await isMarked(page)).toBe(true);
  });
});

describe('an anchor within the page', () => {
  /** Clicks the link to the prices, and returns whether a frame was painted on the way there. */
  const isSeenOnTheWay = (page: Page) =>
    page.evaluate(async () => {
      const seen: number[] = [];
      document.querySelector<HTMLElement>('main a[href$="#pricing"]')?.click();
      for (let still = 0, before = -1; still < 30 || scrollY === 0; before = scrollY) {
        await new Promise(requestAnimationFrame);
        still = scrollY === before ? still + 1 : 0;
        seen.push(scrollY);
      }
      // One frame is enough, because a slow machine renders few.
      return seen.some((height) => height > 0 && height < scrollY * 0.9);
    });

  it.each([
    ['not hydrated', async () => {}],
    ['hydrated', hydrate],
  ] as const)('is scrolled to smoothly, and at once with reduced motion, on a page that is %s', async (_, prepare) => {
    const { page, url } = await openSite();
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(url);
      await prepare(page);
      expect(await isSeenOnTheWay(page)).toBe(reducedMotion === 'no-preference');
    }
  });
});

describe('the built site', () => {
  it('shows the mock-up page for any domain, and never echoes it', { tags: 'smoke' }, async () => {
    const { page, url } = await openSite();
    for (const domain of ['exemple.fr', 'xn--caf-dma.example', 'a'.repeat(300), '%3Cscript%3E']) {
      const response = await page.goto(`${url}/maquette-offerte/${domain}`);
      expect(response?.status()).toBe(200);
      await page.getByRole('heading', { level: 1, name: /Découvrez comment/ }).waitFor();
      expect(await page.innerHTML('main')).not.toContain(decodeURIComponent(domain));
    }
  });

  it('answers unknown paths with status 404 and similar pages', { tags: 'smoke' }, async () => {
    const { page, url } = await openSite();
    const response = await page.goto(`${url}/referencement`);
    expect(response?.status()).toBe(404);
    await page
      .getByRole('link', { name: /Référencement naturel/ })
      .first()
      .waitFor();
  });
});

describe('a page without scripts', () => {
  it('opens the menu, which leads to a section, and to how to contact the agency instead of a form', async () => {
    const viewport = { width: 375, height: 667 };
    const { page, url } = await openPage('/', { javaScriptEnabled: false, viewport, reducedMotion: 'reduce' });
    const menu = page.locator('details.menu');
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'Services' }).click();
    await page.waitForURL(`${url}/#features`);
    const [top, isRead] = await page.locator('#features').evaluate((section) => {
      const { left, top } = section.querySelector('h2')?.getBoundingClientRect() ?? new DOMRect();
      return [top, section.contains(document.elementFromPoint(left + 5, top + 5))];
    });
    expect(top).toBeLessThan(viewport.height / 2);
    expect(isRead).toBe(true);
    if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL(`${url}/contact`);
    expect(await page.locator('noscript').allInnerTexts()).toContainEqual(expect.stringMatching(/04(?:\s\d\d){4}/));
  });

  it('has no button without a function', async () => {
    const { page, url } = await openSite({ javaScriptEnabled: false });
    for (const path of ['/', '/presentation', '/creation-site-web/creer-site-web-professionnel']) {
      await page.goto(url + path);
      expect(await page.getByRole('button').allInnerTexts()).toEqual([]);
    }
  });
});
