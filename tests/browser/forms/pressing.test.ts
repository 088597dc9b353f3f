import { describe, expect, it } from 'vitest';
import { hold, hydrate, openHydrated, openPage, openSite, settled } from '../site.ts';
import { changesPage, details, write } from './form-pages.ts';

describe('a button pressed while a hint appears at the field being left', () => {
  it('stays under the pointer until the release, in a browser without scroll anchoring', async () => {
    const { page } = await openPage('/', { viewport: { width: 375, height: 800 } });
    await page.click('text=Je veux ma maquette gratuite');
    await page.evaluate(() => {
      document.documentElement.style.setProperty('overflow-anchor', 'none');
    });
    const { phone: _, ...others } = details;
    await write(page, { ...others, phone: '04 65' });
    await page.getByRole('button', { name: 'Suivant' }).click({ delay: 100 });
    await page.locator('form [name$=_needsEcommerce]').waitFor();
  });
});

describe('a field left with a doubtful text', () => {
  it('shows the hint after a press anywhere, until it is corrected', async () => {
    const { page } = await openHydrated('/contact');
    await page.fill('form [name$=_email]', 'ana@');
    expect(await page.locator('form .Mui-error[id$=-error]').count()).toBe(0);
    await page.locator('h1').click();
    await page.locator('form .Mui-error[id$=-error]').waitFor();
    await page.fill('form [name$=_email]', 'ana@example.com');
    await page.locator('form .Mui-error[id$=-error]').waitFor({ state: 'detached' });
  });
});

describe('a button pressed while the cookie choice appears', () => {
  it.each([
    ['a mouse', 'is hydrated'],
    ['a finger', 'is hydrated'],
    // A finger that rests so long makes no click.
    ['a mouse', 'is hydrated during the press'],
  ])('is clicked, and the choice is shown after that: with %s, on a page that %s', async (pointer, state) => {
    const { page, url } = await openSite({ viewport: { width: 375, height: 800 }, hasTouch: pointer === 'a finger' });
    const isHydrated = state === 'is hydrated';
    const load = await hold(page, `**/_assets/${isHydrated ? 'part' : 'client'}-*.js`);
    await page.goto(url + changesPage.path);
    await changesPage.fill(page);
    if (isHydrated) await hydrate(page);
    const button = page.locator('form button[type=submit]');
    await button.evaluate((element) => {
      document.documentElement.style.scrollPadding = '0';
      scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 80);
    });
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const point = { x: x + width / 2, y: y + height / 2 };
    const input = await page.context().newCDPSession(page);
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/part-'));
    if (pointer === 'a mouse') {
      await page.mouse.move(point.x, point.y);
      await page.mouse.down();
    } else await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    load();
    await loaded;
    await settled(page);
    if (pointer === 'a mouse') await page.mouse.up();
    else await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator('[role=dialog]').waitFor();
    await page.locator('[data-consent-banner]').waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it('is clicked while the choice appears below the pointer', async () => {
    const { page } = await openPage(changesPage.path);
    await page.addStyleTag({ content: '[data-consent-banner]{animation-play-state:paused!important}' });
    await changesPage.fill(page);
    const banner = page.locator('[data-consent-banner]');
    await banner.waitFor();
    const button = page.locator('form button[type=submit]');
    const point = await button.evaluate((element) => {
      const region = document.querySelector('[data-consent-banner]') as HTMLElement;
      const { left, bottom } = element.getBoundingClientRect();
      scrollBy({ top: bottom - region.getBoundingClientRect().top, behavior: 'instant' });
      return { x: left + 20, y: element.getBoundingClientRect().bottom - 4 };
    });
    await page.mouse.move(point.x, point.y);
    await page.mouse.down();
    await banner.evaluate((region) => region.getAnimations().map((animation) => animation.finish()));
    await page.mouse.up();
    await page.locator('[role=dialog]').waitFor();
  });
});
