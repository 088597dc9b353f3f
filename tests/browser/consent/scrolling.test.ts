import { expect, it } from 'vitest';
import { violations } from '../accessibility/axe.ts';
import { openHydrated, settled } from '../site.ts';

const light = ['light'] as const;
const both = ['light', 'dark'] as const;

/**
 * Windows by font size in pixels, the usual one and 200 % of it; each has one of them, in turn. Both schemes, which do
 * not change sizes, are only tried where the text nearly fits, does not fit, and has room.
 */
const windows = [
  [16, 320, 640, light],
  [16, 375, 553, light],
  [16, 375, 667, both],
  [16, 480, 320, light],
  [16, 600, 800, light],
  [16, 844, 390, light],
  [16, 1280, 800, both],
  [16, 1920, 1080, light],
  [32, 360, 780, light],
  [32, 375, 667, light],
  [32, 480, 320, both],
  [32, 568, 320, light],
  [32, 768, 1024, light],
  [32, 1280, 800, light],
] as const;

it.each([16, 32])(
  'the consent strip passes axe in all windows, folded and with its details, and its last button can be reached: text of %i px',
  async (size) => {
    const { page } = await openHydrated('/cookies', { fontSize: size });
    const strip = page.locator('[data-consent-banner]');
    await strip.waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const state of ['folded', 'details']) {
      if (state === 'details') await strip.getByRole('button', { name: 'Personnaliser' }).click();
      for (const [, width, height, schemes] of windows.filter(([fontSize]) => fontSize === size)) {
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
