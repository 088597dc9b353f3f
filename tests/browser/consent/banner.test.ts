import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrate, openHydrated, openPage, openSite, settled } from '../site.ts';

const banner = (page: Page) => page.locator('[data-consent-banner]');

/** Returns the number of lines of the banner's text. */
const linesOf = (page: Page) =>
  banner(page)
    .locator('li')
    .evaluateAll((items) =>
      items.reduce((lines, item) => {
        const range = document.createRange();
        range.selectNodeContents(item);
        return lines + new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
      }, 0),
    );

function lookOf(button: Element): string {
  const { width, height } = button.getBoundingClientRect();
  const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
  return [Math.round(width), Math.round(height), color, backgroundColor, fontSize, fontWeight, borderColor].join();
}

/** Resizes the window, and waits until everything has its place. */
async function resize(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
}

const boxesOfButtons = async (page: Page) =>
  Promise.all((await banner(page).getByRole('button').all()).map((button) => button.boundingBox()));

/** Returns the width of the longest words on the three buttons, in pixels. */
const widestWords = (page: Page) =>
  banner(page)
    .getByRole('button')
    .evaluateAll((buttons) => {
      const range = document.createRange();
      const widths = buttons.map((button) => {
        range.selectNodeContents(button);
        return range.getBoundingClientRect().width;
      });
      return Math.max(...widths);
    });

describe('the consent banner', () => {
  it('has three buttons of the same size and look in every window, is a strip of at most 96 px in wide ones, its text left of its buttons; one step away, it shows recipients and withdrawal, and checkboxes in the colours of the page', async () => {
    const { page } = await openHydrated('/');
    await banner(page).waitFor();
    for (const size of [
      [320, 640],
      [360, 640],
      [1280, 640],
      [568, 320],
      [844, 390],
    ] as const) {
      await resize(page, size);
      const buttons = await banner(page).getByRole('button').all();
      const looks = await Promise.all(buttons.map((button) => button.evaluate(lookOf)));
      expect(looks).toHaveLength(3);
      expect(new Set(looks).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size[0]);
    }
    for (const width of [600, 768, 1280, 1920]) {
      await resize(page, [width, 800]);
      expect((await banner(page).boundingBox())?.height).toBeLessThanOrEqual(96);
      const text = await banner(page).locator('.consent-text').boundingBox();
      for (const box of await boxesOfButtons(page)) {
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
      }
    }

    await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
    const details = await banner(page).innerText();
    expect(details).toContain('Google Ireland');
    expect(details).toContain('Gérer mes cookies');
    await banner(page)
      .getByRole('link', { name: /liste des cookies/ })
      .waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await settled(page);
      const looks = await banner(page)
        .getByRole('checkbox')
        .evaluateAll((boxes) => {
          const probe = document.body.appendChild(document.createElement('i'));
          const resolve = (token: string) => {
            probe.style.color = `var(--v-${token})`;
            return getComputedStyle(probe).color;
          };
          const [muted, cool] = [resolve('muted'), resolve('cool')];
          return boxes.map((box) => {
            const { borderTopColor } = getComputedStyle(box.parentElement as Element, '::before');
            return borderTopColor === ((box as HTMLInputElement).checked ? cool : muted);
          });
        });
      expect(looks.length).toBeGreaterThan(1);
      expect(looks).toEqual(looks.map(() => true));
    }
  });

  it.each(['web', 'fallback'])(
    'is a strip of at most 120 px at the bottom of a phone, above its call bar while that is shown or has the focus, and below the open menu, in the %s fonts',
    async (faces) => {
      const phone = [360, 780] as const;
      const { page, url } = await openSite({ viewport: { width: 360, height: 780 } });
      if (faces === 'fallback') await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(url);
      await hydrate(page);
      await banner(page).waitFor();
      const scrollTo = async (top: number) => {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        await settled(page);
      };
      const footOf = async () => {
        const box = await banner(page).boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      };
      await settled(page);
      expect(await footOf()).toBe(780);
      for (const size of [phone, [375, 553]] as const) {
        await resize(page, size);
        await page.evaluate(() => document.fonts.ready);
        await scrollTo(400);
        const strip = await banner(page).boundingBox();
        const bar = await page.locator('.mobile-bar').boundingBox();
        const buttons = await boxesOfButtons(page);
        expect(strip?.height).toBeLessThanOrEqual(120);
        expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 0.5);
        expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(size[1], 0);
        expect(buttons.map((box) => box?.height)).toEqual([44, 44, 44]);
        expect(new Set(buttons.map((box) => box?.y)).size).toBe(1);
        // At least 5 px between the words and a border of 2 px.
        expect(await widestWords(page)).toBeLessThanOrEqual((buttons[0]?.width ?? 0) - 14);
        expect(await linesOf(page)).toBeLessThanOrEqual(2);
      }
      await resize(page, phone);
      await page.locator('.mobile-bar a').first().focus();
      await scrollTo(0);
      expect(await footOf()).toBe(727);
      await page.locator('.menu summary').click();
      for (const size of [phone, [375, 553]] as const) {
        await resize(page, size);
        const [sheet, strip] = [await page.locator('.menu nav').boundingBox(), await banner(page).boundingBox()];
        expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
      }
    },
  );

  it('leaves more than half of a phone in landscape to the page, with its buttons visible; covers no clicked field once the pointer is up, prevents no click on what it partly covers, and lets the end of the page scroll above it', async () => {
    const { page } = await openHydrated('/contact');
    await banner(page).waitFor();
    for (const size of [
      [480, 320],
      [568, 320],
      [667, 375],
      [844, 390],
    ] as const) {
      await resize(page, size);
      const [, height] = size;
      const region = await banner(page).boundingBox();
      expect((region?.height ?? height) / height).toBeLessThanOrEqual(0.4);
      for (const box of await boxesOfButtons(page)) {
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.y).toBeGreaterThanOrEqual(region?.y ?? height);
        expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
      expect(
        await banner(page)
          .locator('.consent-text')
          .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
      ).toBeLessThanOrEqual(1);
    }

    await resize(page, [1280, 800]);
    /** Scrolls so far that the banner covers an element below its first pixels; returns its place. */
    const cover = (selector: string, seen: number) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, seen) => {
          const { top } = (document.querySelector('[data-consent-banner]') as HTMLElement).getBoundingClientRect();
          scrollBy({ top: element.getBoundingClientRect().top + seen - top, behavior: 'instant' });
          const { left, top: now } = element.getBoundingClientRect();
          return [left + 20, now] as const;
        }, seen);
    const message = 'main form [name$=_message]';
    const isShown = () =>
      page.locator(message).evaluate((element) => {
        const region = document.querySelector('[data-consent-banner]') as HTMLElement;
        return element.getBoundingClientRect().bottom <= region.getBoundingClientRect().top;
      });
    const [left, top] = await cover(message, 60);
    await page.mouse.move(left, top + 20);
    await page.mouse.down();
    expect(await isShown()).toBe(false);
    await page.mouse.up();
    expect(await isShown()).toBe(true);

    for (const selector of ['main button[type=submit]', '.site-footer a', message]) {
      const [x, y] = await cover(selector, 10);
      const control = page.locator(selector).first();
      await control.evaluate((element: HTMLElement) => {
        element.addEventListener('click', (event) => {
          event.preventDefault();
          element.dataset.clicked = '';
        });
      });
      await page.mouse.move(x, y + 5);
      await page.mouse.down();
      await page.mouse.up();
      expect(await control.getAttribute('data-clicked')).toBe('');
    }

    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('End');
    await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    const [last, footer, region] = await Promise.all([
      page.locator('footer').getByRole('button', { name: 'Gérer mes cookies' }).boundingBox(),
      page.locator('footer').boundingBox(),
      banner(page).boundingBox(),
    ]);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(region?.y ?? 0);
    // The footer contains the space for the banner; there is no empty strip below it.
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeCloseTo((region?.y ?? 0) + (region?.height ?? 0), 0);
  });

  it('appears next to a field that was touched before, not over it', async () => {
    const { page } = await openPage('/contact', { viewport: { width: 667, height: 375 }, hasTouch: true });
    const field = page.locator('main form [name$=_name]');
    await field.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await field.tap();
    await banner(page).waitFor();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const [box, region] = [await field.boundingBox(), await banner(page).boundingBox()];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(region?.y ?? 0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each([
    ['/presentation', 375, 553],
    ['/maquette-offerte/boulangerie-exemple.fr', 360, 780],
  ])('does not cover the Play button after a first touch on it: %s, %i × %i px', async (path, ...size) => {
    const [width, height] = size;
    const { page } = await openPage(path, { viewport: { width, height }, hasTouch: true });
    await page.locator('.video-poster').tap();
    await banner(page).waitFor();
    await settled(page);
    const isInSight = () =>
      page.evaluate(() => {
        const { activeElement: focused } = document;
        if (!focused?.closest('.video-bar')) return false;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const corners = [2, height - 2].map((y) => document.elementFromPoint(left + width / 2, top + y));
        return corners.every((at) => focused.contains(at));
      });
    await expect.poll(isInSight).toBe(true);
  });

  it('is absent before hydration, keeps a choice across visits, and opens again from the footer', {
    tags: 'smoke',
  }, async () => {
    const { page, url } = await openPage('/');
    await page.waitForLoadState('networkidle');
    expect(await banner(page).count()).toBe(0);
    await hydrate(page);
    await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
    const box = banner(page).getByRole('checkbox', { name: /^Publicité/ });
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await banner(page).getByRole('button', { name: 'Enregistrer mes choix' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await page.goto(`${url}/contact`);
    await page.locator('footer').getByRole('button', { name: 'Gérer mes cookies' }).click();
    await banner(page).waitFor();
    expect(await box.isChecked()).toBe(true);
  });
});
