import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hydrate, openHydrated, openPage, openSite, settled } from '../site.ts';
import { banner, GUIDE, moveUntilHydrated } from './fault.ts';

/** Returns the share of the window's height in which the page itself can be read. */
const readable = (page: Page) =>
  page.evaluate(() => {
    let free = 0;
    const steps = 64;
    for (let step = 0; step < steps; step++) {
      const at = document.elementFromPoint(innerWidth / 2, ((step + 0.5) * innerHeight) / steps);
      if (at?.closest('main, footer:not(.mobile-bar)') && !at.closest('.mobile-bar')) free += 1;
    }
    return free / steps;
  });

describe('a window of 1280 × 1024 at 400 %', () => {
  const options = { viewport: { width: 320, height: 256 } };

  const scroll = async (page: Page) => {
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await settled(page);
  };

  it.each(['/', GUIDE])('leaves most of %s to the text once the reader scrolls', async (path) => {
    const { page, url } = await openSite(options);
    // The cookie banner covers part of the window until it is answered. It comes with the program, which is only loaded
    // afterwards.
    await page.route('**/_assets/client-*.js', (route) => route.abort());
    await page.goto(url + path);
    await scroll(page);
    expect(await readable(page)).toBeGreaterThan(0.7);
    await page.unroute('**/_assets/client-*.js');
    await moveUntilHydrated(page);
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
    await scroll(page);
    expect(await readable(page)).toBeGreaterThan(0.7);
  });

  it('allows reaching the whole menu', async () => {
    const { page } = await openHydrated('/', options);
    await banner(page).getByRole('button', { name: 'Tout refuser' }).click();
    await page.locator('.menu summary').click();
    const last = page.locator('.menu nav a').last();
    await last.scrollIntoViewIfNeeded();
    await last.focus();
    const box = await last.boundingBox();
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(257);
  });

  it('shows the whole consent choice, including its buttons', async () => {
    const { page } = await openHydrated('/contact', options);
    await banner(page).waitFor();
    for (const button of await banner(page).getByRole('button').all()) {
      await button.focus();
      // The banner may still be sliding in.
      await expect
        .poll(async () => {
          const box = await button.boundingBox();
          return box !== null && box.y >= 0 && box.y + box.height <= 257;
        })
        .toBe(true);
    }
    await banner(page).getByRole('button', { name: 'Personnaliser' }).click();
    const box = banner(page).getByRole('checkbox').last();
    await box.scrollIntoViewIfNeeded();
    await box.check();
    await banner(page).getByRole('button', { name: 'Enregistrer mes choix' }).click();
    await banner(page).waitFor({ state: 'detached' });
  });
});

/** Returns the controls without a visible border or underline: forced colours remove their background. */
const boundless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .MuiButton-root, input, select, textarea, summary')]
      .filter((one) => one.getClientRects().length > 0 && !one.closest('[aria-hidden=true], .visually-hidden'))
      .filter((one) => {
        const shown = (each: Element) => {
          const { borderTopStyle, borderTopWidth, textDecorationLine } = getComputedStyle(each);
          return (
            (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1) ||
            textDecorationLine.includes('underline')
          );
        };
        return (
          ![one, ...one.querySelectorAll('*')].some(shown) && !one.matches('summary, [type=checkbox], [type=radio]')
        );
      })
      .map((one) => one.outerHTML.slice(0, 90)),
  );

/**
 * Expects the sign of a fold to be drawn: a plus in a pseudo-element, 36 px wide, at one end of the summary. Its
 * horizontal stroke differs from the background of its circle.
 */
async function expectSign(page: Page, fold: string): Promise<void> {
  const summary = page.locator(fold).first();
  const isFirst = await summary.evaluate((one) => getComputedStyle(one, '::before').content !== 'none');
  // Sections above may still change their height after the jump to the fold: each try looks for it again.
  const isDrawn = async () => {
    const picture = sharp(await summary.screenshot())
      .removeAlpha()
      .raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    const [left, top] = [isFirst ? 0 : info.width - 36, Math.round(info.height / 2) - 18];
    const at = (x: number, y: number) => data.subarray(((top + y) * info.width + left + x) * 3).subarray(0, 3);
    return [15, 16, 17, 18, 19, 20, 21].some((y) => !at(14, y).equals(at(11, 11)));
  };
  await expect.poll(isDrawn).toBe(true);
}

const QUESTION = 'main details:has(h3) summary';

describe('forced colours', () => {
  it.each<{ path: string; fold?: string; colorScheme?: 'dark' }>([
    { path: '/', fold: QUESTION, colorScheme: 'dark' },
    { path: '/contact' },
    { path: GUIDE },
    { path: '/presentation', fold: '.video-text summary' },
    { path: '/cookies' },
  ])(
    'keep the bounds of every control, the focus and the signs of folds of $path',
    async ({ path, fold, ...scheme }) => {
      const { page } = await openPage(path, { forcedColors: 'active', ...scheme });
      if (fold) await expectSign(page, fold);
      await hydrate(page);
      await banner(page).waitFor();
      if (path === '/presentation') {
        await page.locator('.video-poster').click();
        await page.locator('.video-bar').waitFor();
      }
      if (path === GUIDE) {
        await page.mouse.wheel(0, 9000);
        await page.getByRole('dialog').waitFor();
      }
      expect(await boundless(page)).toEqual([]);
      for (let press = 0; press < 12 && path === '/contact'; press++) {
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
          return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
        });
        expect(outline).toBeGreaterThanOrEqual(2);
      }
    },
  );

  it('keep the signs of folds of an example', async () => {
    const { page } = await openPage('/exemples/macon/', { forcedColors: 'active', colorScheme: 'dark' });
    await expectSign(page, QUESTION);
  });
});

describe('a printed page', () => {
  it('is only text, dark on white and without backgrounds, in both schemes', async () => {
    const { page, url } = await openSite({ reducedMotion: 'reduce' });
    for (const path of ['/', '/contact', GUIDE, '/cgv', '/maquette-offerte/exemple.fr']) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(url + path);
      await hydrate(page);
      await banner(page).waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ media: 'print', colorScheme });
        const found = await page.evaluate(() => {
          const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          const frame = [
            ...document.querySelectorAll(
              '.site-footer, .mobile-bar, [data-consent-banner], [role=dialog], iframe, video',
            ),
          ];
          const canvas = document
            .createElement('canvas')
            .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
          const luminance = (color: string) => {
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
            const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
            return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
          };
          const texts = [...document.querySelectorAll('main *')].filter((one) =>
            [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
          );
          return {
            frame: frame.filter(shown).map((one) => one.outerHTML.slice(0, 80)),
            pale: texts
              .filter(
                (one) =>
                  shown(one) && !one.closest('svg, .visually-hidden') && luminance(getComputedStyle(one).color) > 0.4,
              )
              .map((one) => one.outerHTML.slice(0, 100)),
            filled: [...document.querySelectorAll('main *')]
              .filter((one) => !one.closest('svg'))
              .flatMap((one) =>
                [undefined, '::before', '::after'].map((part) => ({ one, style: getComputedStyle(one, part) })),
              )
              .filter(({ style }) => style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none')
              .map(({ one }) => one.outerHTML.slice(0, 100)),
            title: shown(document.querySelector('h1') as Element),
          };
        });
        expect({ path, colorScheme, ...found }).toEqual({
          path,
          colorScheme,
          frame: [],
          pale: [],
          filled: [],
          title: true,
        });
      }
    }
  });
});
