import { describe, expect, it } from 'vitest';
import { allRoutes, isFull } from '../routes.ts';
import { openSite } from '../site.ts';
import { overlapsInHeader, tooWide } from './overflow.ts';

/** Font sizes of a visitor's browser settings, in pixels (« Très grande » of Chromium, and twice the default). */
const VERY_LARGE = 24;
const TWICE = 32;

const settings = [
  [VERY_LARGE, 320],
  [VERY_LARGE, 768],
  [VERY_LARGE, 1100],
  [VERY_LARGE, 1280],
  [TWICE, 375],
  [TWICE, 768],
  [TWICE, 1280],
] as const;

/** Pages that a full run tests with every setting: one of each kind. */
const kinds = ['/', '/contact', '/cookies', '/creation-site-web', '/nulle-part'];

/** A full run also tests each page with two of the settings, in turn; an everyday run tests one page with one. */
const pairs = isFull
  ? [
      ...kinds.flatMap((route) => settings.map((setting) => [route, setting] as const)),
      ...allRoutes().flatMap((route, index) =>
        [0, 3].map((step) => [route, settings[(index + step) % settings.length]] as const),
      ),
    ]
  : ([['/', settings[0]]] as const);
const cases = pairs.flatMap(([route, setting]) =>
  setting ? [{ route, fontSize: setting[0], width: setting[1] }] : [],
);

describe('larger font sizes of the browser', () => {
  it.each(cases)(
    'do not break $route: text of $fontSize px, window of $width px',
    { tags: 'smoke' },
    async ({ route, fontSize, width }) => {
      const { page, url } = await openSite({ viewport: { width, height: 800 }, fontSize });
      await page.goto(url + route);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${fontSize}px`);
      expect(await tooWide(page)).toEqual([]);
      expect(await overlapsInHeader(page)).toEqual([]);
      // Some machines lack the narrow fonts of the fallbacks, so texts are wider there.
      await page.addStyleTag({ content: '*{letter-spacing:.08em!important}' });
      expect(await tooWide(page)).toEqual([]);
      expect(await overlapsInHeader(page)).toEqual([]);
    },
  );
});
