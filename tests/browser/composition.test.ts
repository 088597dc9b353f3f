import { describe, expect, it } from 'vitest';
import { openSite, sharePage } from './site.ts';

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

describe('the composition of a page', () => {
  it.each([
    { route: '/', widths: [1280, 1920] },
    { route: '/contact', widths: [1280] },
    { route: '/creation-site-web', widths: [1920] },
    { route: '/cgv', widths: [1280] },
    { route: '/pre-validation-ok', widths: [1280] },
  ])('has one right-hand column: $route, $widths px wide', async ({ route, widths }) => {
    const page = await show(route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page.$$eval(RIGHT_COLUMNS, (all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().left)),
      );
      expect([...new Set(lefts)]).toEqual([width / 2 + 32]);
    }
  });

  it('uses the width of a wide window, and does not scroll sideways', async () => {
    const page = await show('/', { width: 1920, height: 1000 });
    const widthOf = (selector: string) => page.$eval(selector, (one) => one.getBoundingClientRect().width);
    expect(await widthOf('#pricing ul')).toBe(1440);
    const [picture, words] = await Promise.all([widthOf('[data-layout=showcase] .awning'), widthOf('h1')]);
    expect(picture).toBe(688);
    expect(words).toBeGreaterThan(600);
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
  });

  it('has a single space between two sections on the same ground', async () => {
    const page = await show('/', { width: 1280, height: 900 });
    const paddingOf = (selector: string) =>
      page.$eval(selector, (one) => [getComputedStyle(one).paddingTop, getComputedStyle(one).paddingBottom]);
    expect(await paddingOf('#pricing')).toEqual(['80px', '80px']);
    expect(await paddingOf('[data-continued]')).toEqual(['0px', '80px']);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await paddingOf('#pricing')).toEqual(['48px', '48px']);
  });

  it('of the home page fits some screens, with prices and form in the first ones', async () => {
    const page = await show('/');
    for (const [width, most] of [
      [360, 10_000],
      [1280, 8000],
    ] as const) {
      await page.setViewportSize({ width, height: 780 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
      const topOf = (selector: string) => page.$eval(selector, (one) => one.getBoundingClientRect().top + scrollY);
      expect(await topOf('#pricing')).toBeLessThanOrEqual(2800);
      expect(await topOf('#callback-form')).toBeLessThanOrEqual(6000);
      expect(await page.locator('#features h3').filter({ visible: true }).count()).toBe(3);
    }
  });

  it('prints the heading of a section on the same sheet as its content', async () => {
    const { page, url } = await openSite();
    await page.goto(url);
    await page.emulateMedia({ media: 'print' });
    const heads = await page.$$eval('[data-layout] > div:has(> h2:first-child)', (all) =>
      all.map((one) => [getComputedStyle(one).breakInside, getComputedStyle(one).breakAfter]),
    );
    expect(heads.length).toBeGreaterThan(5);
    expect(new Set(heads.flat())).toEqual(new Set(['avoid']));
    const questions = await page.$$eval('summary', (all) => all.map((one) => getComputedStyle(one).breakAfter));
    expect(new Set(questions)).toEqual(new Set(['avoid']));
    const whole = await page.$$eval(
      'main :is(.MuiCard-root,[data-ground] > div:has(> div > h2.MuiTypography-h1))',
      (all) => all.map((one) => getComputedStyle(one).breakInside),
    );
    expect(new Set(whole)).toEqual(new Set(['avoid']));
    // Chromium would print a grid on the next sheet, without its heading.
    await page.setViewportSize({ width: 680, height: 1000 });
    expect(await page.$eval('[data-signer]', (one) => getComputedStyle(one).display)).toBe('block');
  });
});
