import { describe, expect, it } from 'vitest';
import { brokenTexts } from '../cut-cells.ts';
import { everydayRoutes, isFull, kindsAndThird } from '../routes.ts';
import { hydrate, openPage } from '../site.ts';
import { overlapsInHeader, tooWide } from './overflow.ts';

/**
 * Font sizes of a visitor's browser settings, in pixels (« Très grande » of Chromium, and twice the default), each with
 * the widths of the windows.
 */
const settings: readonly { fontSize: number; widths: number[] }[] = [
  { fontSize: 24, widths: [320, 768, 1100, 1280] },
  { fontSize: 32, widths: [375, 768, 1280] },
];

/**
 * A full run tests a page of each kind with both settings, and a third of the others with one, in turn; an everyday run
 * one page.
 */
const cases = isFull
  ? [...kindsAndThird(1), '/nulle-part'].flatMap((route, index) =>
      settings
        .filter((_, setting) => everydayRoutes.includes(route) || index % settings.length === setting)
        .map((setting) => ({ route, ...setting })),
    )
  : [{ route: '/', fontSize: 24, widths: [320] }];

describe('larger font sizes of the browser', () => {
  it.each(cases)(
    'do not break $route, nor a word in the bar of a phone: text of $fontSize px, windows of $widths px',
    { tags: 'smoke' },
    async ({ route, fontSize, widths }) => {
      const { page } = await openPage(route, { viewport: { width: widths[0] ?? 320, height: 800 }, fontSize });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${fontSize}px`);
      const expectFit = async () => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect({ width, wide: await tooWide(page) }).toEqual({ width, wide: [] });
          expect({ width, overlaps: await overlapsInHeader(page) }).toEqual({ width, overlaps: [] });
        }
      };
      await expectFit();
      if (route === '/') {
        await page.setViewportSize({ width: widths[0] ?? 320, height: 800 });
        await hydrate(page);
        expect(await brokenTexts(page, '.mobile-bar a', /\S+/g)).toEqual([]);
      }
      // Some machines lack the narrow fonts of the fallbacks, so texts are wider there.
      await page.addStyleTag({ content: '*{letter-spacing:.08em!important}' });
      await expectFit();
    },
  );
});
