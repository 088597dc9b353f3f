import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isMarked, mark, openHydrated, openPage, settled } from '../site.ts';

const guide = '/referencement-seo/introduction-referencement-naturel';
const offer = (page: Page) => page.getByRole('dialog', { name: /offert/ });

/** Turns the wheel until the page is scrolled to a share of its depth. */
async function wheelTo(page: Page, depth: number): Promise<void> {
  const distance = await page.evaluate(
    (share) => share * (document.documentElement.scrollHeight - innerHeight) - scrollY,
    depth,
  );
  // The pointer is over the page, because the cookie banner at the bottom of the window scrolls, too.
  await page.mouse.move(300, 20);
  await page.mouse.wheel(0, distance);
}

/** Moves the pointer over the text, because the table of contents scrolls separately. */
async function moveOverText(page: Page): Promise<void> {
  await page.mouse.move(700, 200);
  await page.mouse.move(710, 210);
}

/** Waits until the effects of a scroll are over. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
  await settled(page);
}

describe('the offer of a guide', () => {
  it('opens in the middle of the page and not before, on a page not hydrated until then, the lines of its title balanced next to the cross; closes by a click on the backdrop and stays closed during this view', {
    tags: 'smoke',
  }, async () => {
    const { page } = await openPage(guide);
    await wheelTo(page, 0.45);
    await settle(page);
    expect(await offer(page).count()).toBe(0);
    await wheelTo(page, 0.55);
    await offer(page).waitFor();
    expect(await offer(page).evaluate((dialog) => dialog === document.activeElement)).toBe(true);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await offer(page)
        .locator('h2')
        .evaluate((title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          return [...range.getClientRects()].map((line) => Math.round(line.width));
        });
      expect(lines).toHaveLength(2);
      expect(Math.min(...lines) / Math.max(...lines)).toBeGreaterThan(0.7);
    }
    await page.mouse.click(10, 200);
    await offer(page).waitFor({ state: 'detached' });
    await wheelTo(page, 0.1);
    await wheelTo(page, 0.9);
    await settle(page);
    expect(await offer(page).count()).toBe(0);
  });

  it('leads to the home page, where it is closed and does not open', { tags: 'smoke' }, async () => {
    const { page, url } = await openPage(guide);
    await wheelTo(page, 0.6);
    await offer(page)
      .getByRole('button', { name: /Je profite de l.offre/ })
      .click();
    await page.waitForURL(`${url}/`);
    expect(await offer(page).count()).toBe(0);
    await page.waitForFunction(() => scrollY === 0);
    await wheelTo(page, 0.9);
    await settle(page);
    expect(await offer(page).count()).toBe(0);
  });

  it('shares Tab with the cookie banner, keeps it out of the page behind them, and returns the focus', {
    tags: 'smoke',
  }, async () => {
    const { page } = await openPage(guide);
    const link = page.locator('main a[href]').first();
    await link.focus();
    await page.locator('[data-consent-banner]').waitFor();
    await page.keyboard.press('End');
    await offer(page).waitFor();
    const places = new Set<string>();
    for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(3).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const place = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return 'browser';
        return ['[role=dialog]', '[data-consent-banner]'].find((part) => focused.closest(part)) ?? focused.outerHTML;
      });
      places.add(place);
    }
    places.delete('browser');
    expect([...places].sort()).toEqual(['[data-consent-banner]', '[role=dialog]']);
    await offer(page).getByRole('button').first().focus();
    await page.keyboard.press('Escape');
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('counts a jump from the table of contents, not the arrival at an anchor, but the scroll after it', async () => {
    const { page, url } = await openPage(guide);
    const link = page.locator('.contents a').last();
    const anchor = await link.getAttribute('href');
    await link.click();
    await offer(page).waitFor();
    await page.goto('about:blank');
    await page.goto(url + guide + anchor);
    await moveOverText(page);
    await settle(page);
    expect(await offer(page).count()).toBe(0);
    // Scrolls upwards, because the page may end at the anchor.
    await page.mouse.wheel(0, -40);
    await offer(page).waitFor();
  });

  it('does not count the position restored by the browser, and opens again on the next guide, reached without a full load', async () => {
    const { page } = await openPage(guide);
    await wheelTo(page, 0.7);
    await offer(page).waitFor();
    await page.reload();
    await page.waitForFunction(() => scrollY > 500);
    await moveOverText(page);
    await settle(page);
    expect(await offer(page).count()).toBe(0);
    await page.mouse.wheel(0, 40);
    await offer(page).getByRole('button', { name: 'Non merci' }).click();
    await mark(page);
    await page.locator('.neighbours a').last().click();
    await page.waitForFunction((path) => location.pathname !== path, guide);
    await settle(page);
    expect(await offer(page).count()).toBe(0);
    await wheelTo(page, 0.6);
    await offer(page).waitFor();
    expect(await isMarked(page)).toBe(true);
  });

  it('is a sheet of at most 40 % of the height on a phone, which does not cover the consent banner below it, and is readable and usable in low windows', async () => {
    const { page } = await openHydrated(guide, { viewport: { width: 667, height: 375 } });
    await page.locator('[data-consent-banner]').waitFor();
    await wheelTo(page, 0.6);
    await offer(page).waitFor();
    await settle(page);
    for (const [width, height] of [
      [667, 375],
      [568, 320],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      for (const part of await offer(page).locator('h2, button, li').all()) {
        await part.scrollIntoViewIfNeeded();
        const isReached = await part.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const at = document.elementFromPoint(left + Math.min(width / 2, 60), top + Math.min(height / 2, 20));
          return Boolean(at && (element.contains(at) || at.contains(element)));
        });
        expect({ part: await part.textContent(), isReached }).toEqual({
          part: await part.textContent(),
          isReached: true,
        });
      }
    }
    const banner = page.locator('[data-consent-banner]');
    for (const isAnswered of [false, true]) {
      if (isAnswered) {
        await banner.getByRole('button', { name: 'Tout refuser' }).click();
        await banner.waitFor({ state: 'detached' });
      }
      for (const [width, height] of [
        [360, 640],
        [667, 375],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const sheet = await page.locator('.dialog-sheet').boundingBox();
        const foot = (sheet?.y ?? 0) + (sheet?.height ?? 0);
        expect(sheet?.height).toBeLessThanOrEqual(0.4 * height + 1);
        if (!isAnswered) expect(foot).toBeLessThanOrEqual(((await banner.boundingBox())?.y ?? 0) + 1);
        for (const button of await page.locator('.dialog-actions button').all()) {
          const place = await button.boundingBox();
          expect(place?.y).toBeGreaterThanOrEqual(sheet?.y ?? 0);
          expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(foot);
        }
      }
    }
    await offer(page).getByRole('button', { name: 'Non merci' }).click();
    await offer(page).waitFor({ state: 'detached' });
  });

  it('releases the page if something hides it', async () => {
    const { page } = await openPage(guide);
    await page.addStyleTag({ content: '.dialog{display:none!important}' });
    await wheelTo(page, 0.6);
    await page.locator('.dialog').waitFor({ state: 'attached' });
    await page.mouse.click(300, 300);
    await page.waitForFunction(() => !document.querySelector('[inert]'));
  });
});
