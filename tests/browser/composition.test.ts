import { describe, expect, it } from 'vitest';
import { sharePage } from './site.ts';

const show = sharePage();

/**
 * Selectors of the right-hand columns of a page: leads, content next to a heading, a hero's picture, closing actions.
 */
const RIGHT_COLUMNS = [
  '[data-layout=row] > div:first-child > h2 + p',
  '[data-layout=split] > :nth-child(2)',
  '[data-layout=compact] .lead',
  '[data-layout=showcase] .awning',
  '[data-signer] > ul',
  'nav + .prose',
  'section:not([data-layout]):has(> div:first-child > .awning) > :last-child > :last-child',
].join(',');

/** Script that returns the texts of the visible filled buttons and links. */
const PRIMARY = `[...document.querySelectorAll('.MuiButton-contained')].filter((one) => {
  const { top, bottom, width } = one.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight && one.checkVisibility({ visibilityProperty: true });
}).map((one) => one.textContent)`;

/** Pages, with the widths of a right-hand column, and those in which the filled buttons are counted. */
const pages: { route: string; columns?: number[]; actions?: number[] }[] = [
  { route: '/', columns: [1280, 1920], actions: [360, 768, 1280, 1920] },
  { route: '/contact', columns: [1280], actions: [1280] },
  { route: '/creation-site-web', columns: [1920] },
  { route: '/cgv', columns: [1280] },
  { route: '/pre-validation-ok', columns: [1280] },
  { route: '/backlinks-packages', actions: [1280] },
  { route: '/maquette-offerte/boulangerie-exemple.fr', actions: [1280] },
];

describe('the composition of a page', () => {
  it.each(pages)(
    'has one right-hand column, and no screen with two primary actions: $route',
    async ({ route, columns = [], actions = [] }) => {
      const page = await show(route);
      for (const width of columns) {
        await page.setViewportSize({ width, height: 900 });
        const lefts = await page.$$eval(RIGHT_COLUMNS, (all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().left)),
        );
        expect([...new Set(lefts)]).toEqual([width / 2 + 32]);
      }
      for (const width of actions) {
        await page.setViewportSize({ width, height: 780 });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < height; top += 390) {
          await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
          const shown = await page.evaluate<string[]>(PRIMARY);
          expect({ width, top, shown: shown.slice(1) }).toEqual({ width, top, shown: [] });
        }
      }
    },
  );

  it('of the home page uses the width of a wide window, has one space between sections on a ground, does not scroll sideways, and fits some screens, with prices and form in the first ones', async () => {
    const page = await show('/', { width: 1920, height: 1000 });
    const widthOf = (selector: string) => page.$eval(selector, (one) => one.getBoundingClientRect().width);
    expect(await widthOf('#pricing ul')).toBe(1440);
    expect(await widthOf('[data-layout=showcase] .awning')).toBe(688);
    expect(await widthOf('h1')).toBeGreaterThan(600);
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    // The row of examples reaches the right edge of the window.
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const right = await page.$eval('ul:has(.work-phone)', (row) => row.getBoundingClientRect().right);
      expect(Math.round(right)).toBe(width);
      expect(await scrollWidth()).toBe(width);
    }
    await page.setViewportSize({ width: 2560, height: 1200 });
    expect(await scrollWidth()).toBe(2560);

    const paddingOf = (selector: string) =>
      page.$eval(selector, (one) => [getComputedStyle(one).paddingTop, getComputedStyle(one).paddingBottom]);
    for (const [width, most, padding] of [
      [1280, 8000, '80px'],
      [360, 10_000, '48px'],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      expect(await paddingOf('#pricing')).toEqual([padding, padding]);
      if (width === 1280) expect(await paddingOf('[data-continued]')).toEqual(['0px', padding]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
      const topOf = (selector: string) => page.$eval(selector, (one) => one.getBoundingClientRect().top + scrollY);
      expect(await topOf('#pricing')).toBeLessThanOrEqual(2800);
      expect(await topOf('#callback-form')).toBeLessThanOrEqual(6000);
      expect(await page.locator('#features h3').filter({ visible: true }).count()).toBe(3);
    }
  });
});
