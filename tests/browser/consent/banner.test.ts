import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrate, openSite, settled } from '../site.ts';

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

async function openHydrated(path = '/', options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite(options);
  await site.page.goto(site.url + path);
  await hydrate(site.page);
  await banner(site.page).waitFor();
  return site;
}

describe('the consent banner', () => {
  it('is absent before hydration', { tags: 'smoke' }, async () => {
    const { page, url } = await openSite();
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    expect(await banner(page).count()).toBe(0);
  });

  it('has checkboxes in the colours of the page, in both schemes', async () => {
    const { page } = await openHydrated();
    await banner(page).getByRole('button').nth(2).click();
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

  it('has three buttons of the same size and look in every window', async () => {
    const { page } = await openHydrated();
    for (const [width, height] of [
      [320, 640],
      [360, 640],
      [1280, 640],
      [568, 320],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const looks = await banner(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width, height } = button.getBoundingClientRect();
            const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(button);
            return [
              Math.round(width),
              Math.round(height),
              color,
              backgroundColor,
              fontSize,
              fontWeight,
              borderColor,
            ].join();
          }),
        );
      expect(looks).toHaveLength(3);
      expect(new Set(looks).size).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  it.each(['web', 'fallback'])(
    'is a strip of at most 120 px above the call bar of a phone, in the %s fonts',
    async (faces) => {
      const { page, url } = await openSite({ viewport: { width: 360, height: 780 } });
      if (faces === 'fallback') await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(url);
      await hydrate(page);
      await banner(page).waitFor();
      for (const [width, height] of [
        [360, 780],
        [375, 553],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
        await page.evaluate(() => document.fonts.ready);
        await settled(page);
        const strip = await banner(page).boundingBox();
        const bar = await page.locator('.mobile-bar').boundingBox();
        const buttons = await Promise.all(
          (await banner(page).getByRole('button').all()).map((button) => button.boundingBox()),
        );
        expect(strip?.height).toBeLessThanOrEqual(120);
        expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 0.5);
        expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(height, 0);
        expect(buttons.map((box) => box?.height)).toEqual([44, 44, 44]);
        expect(new Set(buttons.map((box) => box?.y)).size).toBe(1);
        expect(await linesOf(page)).toBeLessThanOrEqual(2);
      }
    },
  );

  it('is at the bottom of the window while the bar is hidden, and above the bar while that has the focus', async () => {
    const { page } = await openHydrated('/', { viewport: { width: 360, height: 780 } });
    await settled(page);
    const footOf = async () => {
      const box = await banner(page).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    expect(await footOf()).toBe(780);
    await page.locator('.mobile-bar a').first().focus();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await settled(page);
    expect(await footOf()).toBe(727);
  });

  it('is a strip of at most 96 px in wider windows, its text left of its buttons', async () => {
    const { page } = await openHydrated();
    for (const width of [600, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      const strip = await banner(page).boundingBox();
      expect(strip?.height).toBeLessThanOrEqual(96);
      const text = await banner(page).locator('.consent-text').boundingBox();
      for (const button of await banner(page).getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.x).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
      }
    }
  });

  it('shows recipients and withdrawal one step away', async () => {
    const { page } = await openHydrated('/', { viewport: { width: 360, height: 780 } });
    await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
    const details = await banner(page).innerText();
    expect(details).toContain('Google Ireland');
    expect(details).toContain('Gérer mes cookies');
    await banner(page)
      .getByRole('link', { name: /liste des cookies/ })
      .waitFor();
  });

  it('does not cover the open menu, nor is covered by it', async () => {
    const { page } = await openHydrated('/', { viewport: { width: 360, height: 780 } });
    await page.locator('.menu summary').click();
    for (const [width, height] of [
      [360, 780],
      [375, 553],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const [sheet, strip] = [await page.locator('.menu nav').boundingBox(), await banner(page).boundingBox()];
      expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual(strip?.y ?? 0);
    }
  });

  it('leaves more than half of a phone in landscape to the page, with its buttons visible', async () => {
    const { page } = await openHydrated('/contact', { viewport: { width: 480, height: 320 } });
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    for (const [width, height] of [
      [480, 320],
      [568, 320],
      [667, 375],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const region = await banner(page).boundingBox();
      expect((region?.height ?? height) / height).toBeLessThanOrEqual(0.4);
      for (const button of await banner(page).getByRole('button').all()) {
        const box = await button.boundingBox();
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
  });

  it('does not prevent clicks on a button, a link and a field, which it partly covers', async () => {
    const { page } = await openHydrated('/contact');
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    for (const selector of ['main button[type=submit]', '.site-footer a', 'main form [name$=_message]']) {
      const [x, y] = await page.evaluate((selector) => {
        const control = document.querySelector<HTMLElement>(selector) as HTMLElement;
        const { top } = (document.querySelector('[data-consent-banner]') as HTMLElement).getBoundingClientRect();
        scrollBy({ top: control.getBoundingClientRect().top + 10 - top, behavior: 'instant' });
        control.addEventListener('click', (event) => {
          event.preventDefault();
          control.dataset.clicked = '';
        });
        const box = control.getBoundingClientRect();
        return [box.left + 20, box.top + 5] as const;
      }, selector);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
      expect(await page.locator(selector).first().getAttribute('data-clicked')).toBe('');
    }
  });

  it('does not cover a clicked field once the pointer is up', async () => {
    const { page } = await openHydrated('/contact');
    const field = page.locator('main form [name$=_message]');
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const shows = () =>
      field.evaluate((element) => {
        const region = document.querySelector('[data-consent-banner]') as HTMLElement;
        return element.getBoundingClientRect().bottom <= region.getBoundingClientRect().top;
      });
    await field.evaluate((element) => {
      const { top } = (document.querySelector('[data-consent-banner]') as HTMLElement).getBoundingClientRect();
      scrollBy({ top: element.getBoundingClientRect().top + 60 - top, behavior: 'instant' });
    });
    const box = await field.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await page.mouse.down();
    expect(await shows()).toBe(false);
    await page.mouse.up();
    expect(await shows()).toBe(true);
  });

  it('appears next to a field that was touched before, not over it', async () => {
    const { page, url } = await openSite({ viewport: { width: 667, height: 375 }, hasTouch: true });
    await page.goto(`${url}/contact`);
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
    const { page, url } = await openSite({ viewport: { width, height }, hasTouch: true });
    await page.goto(url + path);
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

  it('lets the end of the page scroll above it', async () => {
    const { page } = await openHydrated('/contact');
    await banner(page).waitFor();
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

  it('keeps a choice across visits, and opens again from the footer', { tags: 'smoke' }, async () => {
    const { page, url } = await openHydrated();
    await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
    const box = banner(page).getByRole('checkbox', { name: /^Publicité/ });
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await banner(page).getByRole('button', { name: 'Enregistrer mes choix' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await page.goto(`${url}/contact`);
    await page.locator('footer').getByRole('button', { name: 'Gérer mes cookies' }).click();
    await banner(page).waitFor();
    expect(
      await banner(page)
        .getByRole('checkbox', { name: /^Publicité/ })
        .isChecked(),
    ).toBe(true);
  });
});
