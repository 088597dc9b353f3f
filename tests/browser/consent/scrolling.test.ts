import { expect, it } from 'vitest';
import { violations } from '../accessibility/axe.ts';
import { hydrate, openSite, settled } from '../site.ts';

const windows = [
  [320, 640],
  [360, 780],
  [375, 553],
  [375, 667],
  [480, 320],
  [568, 320],
  [600, 800],
  [768, 1024],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const;

/** Font sizes in pixels: the usual one, and 200 % of it. */
const sizes = [16, 32] as const;

const all = sizes.flatMap((fontSize) =>
  windows.map(([width, height], index) => ({ fontSize, width, height, isInTurn: sizes[index % 2] === fontSize })),
);

/** Cases in which the text nearly fits, does not fit, and has room, by font size, width and height. */
const decisive = ['16 375 667', '32 480 320', '16 1280 800'];

const isDecisive = ({ fontSize, width, height }: (typeof all)[number]) =>
  decisive.includes(`${fontSize} ${width} ${height}`);

/**
 * Each window is tried with one of the font sizes, in turn. Both schemes are only tried in the decisive cases, because
 * they do not change sizes.
 */
const cases = all
  .filter((one) => one.isInTurn || isDecisive(one))
  .map((one) => ({ ...one, schemes: isDecisive(one) ? (['light', 'dark'] as const) : (['light'] as const) }));

it.each(sizes)(
  'the consent strip passes axe in all windows, folded and with its details, and its last button can be reached: text of %i px',
  async (size) => {
    const { page, url } = await openSite({ fontSize: size });
    await page.goto(`${url}/cookies`);
    await hydrate(page);
    const strip = page.locator('[data-consent-banner]');
    await strip.waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const state of ['folded', 'details']) {
      if (state === 'details') await strip.getByRole('button', { name: 'Personnaliser' }).click();
      for (const { width, height, schemes } of cases.filter(({ fontSize }) => fontSize === size)) {
        await page.setViewportSize({ width, height });
        for (const colorScheme of schemes) {
          const at = { state, width, height, colorScheme };
          await page.emulateMedia({ colorScheme });
          await settled(page);
          expect({ ...at, found: await violations(page) }).toEqual({ ...at, found: [] });
        }
        if (state === 'folded') continue;
        // Text that does not fit can be reached with the keyboard: the last button is scrolled into view.
        await strip.getByRole('button').first().focus();
        await strip.getByRole('button').last().focus();
        const box = await strip.getByRole('button').last().boundingBox();
        expect((box?.y ?? height) + (box?.height ?? 0), `${width} × ${height}`).toBeLessThanOrEqual(height);
      }
    }
  },
);
