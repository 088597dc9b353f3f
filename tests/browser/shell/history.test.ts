import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrate, openHydrated, openSite } from '../site.ts';

const HUB = '/creation-site-web';
const GUIDE = '/creation-site-web/outils-creation-site-web';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Follows a link of the header without a pointer, which would scroll the page first. */
async function follow(page: Page, name: string): Promise<void> {
  await page
    .locator('.wide-nav')
    .getByRole('link', { name })
    .evaluate((link) => (link as HTMLElement).click());
}

describe('going back', () => {
  it.each([
    ['at once', false],
    ['when the program is there', true],
  ])('shows the page of the address after a reload, %s', async (_, isHydrated) => {
    const { page, url } = await openHydrated('/contact');
    await follow(page, 'Réalisations');
    await page.waitForURL(`${url}/realisations`);
    await page.reload();
    if (isHydrated) await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
    await page.evaluate(() => history.back());
    await page.waitForURL(`${url}/contact`);
    await heading(page, 'Parlons de votre site');
    await page.waitForFunction(() => document.title.includes('contacter'));
    expect(await page.locator('form[data-form=contact]').count()).toBe(1);
    await page.evaluate(() => history.forward());
    await page.waitForURL(`${url}/realisations`);
    await page.locator('form[data-form=contact]').waitFor({ state: 'detached' });
  });

  it('restores the position, even with a reload in between', async () => {
    const { page, url } = await openSite();
    const left = 2500;
    await page.goto(`${url}/cgv`);
    await hydrate(page);
    await page.evaluate((top) => scrollTo(0, top), left);
    await page.waitForFunction((top) => scrollY === top, left);
    await follow(page, 'Contact');
    await page.waitForURL(`${url}/contact`);
    await page.reload();
    await hydrate(page);
    await page.goBack();
    await page.waitForURL(`${url}/cgv`);
    await page.waitForFunction((top) => Math.abs(scrollY - top) < 3, left);
  });

  it('is announced, and returns the focus to the followed link', async () => {
    const { page, url } = await openHydrated(HUB);
    const link = page.locator(`main a[href="${GUIDE}"]`).first();
    await link.focus();
    // A font that loads late shifts the text, and the position with it.
    const top = await page.evaluate(() => document.fonts.ready.then(() => scrollY));
    await page.keyboard.press('Enter');
    await page.waitForURL(url + GUIDE);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.goBack();
    await page.waitForURL(url + HUB);
    await page.waitForFunction((href) => document.activeElement?.getAttribute('href') === href, GUIDE);
    await page.waitForFunction((left) => Math.abs(scrollY - left) < 3, top);
    await page
      .locator('#v_app > [role=status]')
      .filter({ hasText: await page.title() })
      .waitFor({ state: 'attached' });
  });

  it('does not treat an anchor typed by hand as a visited page', async () => {
    const { page, url } = await openHydrated('/cgv', { reducedMotion: 'reduce' });
    await page.evaluate(() => scrollTo(0, 2500));
    await page.waitForFunction(() => scrollY === 2500);
    await page
      .locator('.mark')
      .first()
      .evaluate((link) => (link as HTMLElement).click());
    await page.waitForURL(`${url}/`);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && scrollY === 0);
    await page.evaluate(() => {
      location.hash = '#features';
    });
    await page.waitForFunction(() => {
      const top = document.getElementById('features')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < 200;
    });
  });
});
