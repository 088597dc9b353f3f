import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility/axe.ts';
import { overlapsInHeader, tooWide } from './accessibility/overflow.ts';
import { brokenTexts, cutCells } from './cut-cells.ts';
import { expectPrinted } from './printed.ts';
import { allRoutes, everydayRoutes, isFull } from './routes.ts';
import { openSite } from './site.ts';

const views = [
  { width: 375, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 375, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
] as const;

/**
 * Widths in which a page of each kind is measured; a phone, a tablet and computers among them are those of the grid. The
 * other pages are measured in some of them, in turn, of which 320 px is always one: most content only breaks there.
 */
const WIDTHS = [320, 360, 768, 1100, 1280, 1366, 1920];
const OTHER_WIDTHS = [
  [320, 360, 768, 1280],
  [320, 360, 1280, 1366],
  [320, 360, 1100, 1280, 1920],
];
const GRID_WIDTHS = [360, 768, 1280, 1366, 1920];
/** Widths in which no number or address may break. */
const WHOLE_WIDTHS = [360, 1280];

/**
 * Each page is tried in one view, in turn. A full run tries a page of each kind in two views, which together have both
 * widths and both schemes.
 */
const cases = [...(isFull ? allRoutes() : everydayRoutes), '/nulle-part'].map((route, index) => {
  const isPair = isFull && everydayRoutes.includes(route);
  const first = isPair ? (index % 2) * 2 : index % views.length;
  const isOther = isFull && !isPair;
  return {
    route,
    tried: views.slice(first, first + (isPair ? 2 : 1)),
    widths: (isOther && OTHER_WIDTHS[index % OTHER_WIDTHS.length]) || WIDTHS,
  };
});

/** Left edge of the grid on the first page that was measured, by width. */
const firstEdges = new Map<number, number>();

/** Text spacing of WCAG 2.2, success criterion 1.4.12. */
const TEXT_SPACING =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Returns the texts smaller than 16 px. */
function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: holder, nodeValue } = texts.currentNode;
      if (!holder || !nodeValue?.trim() || holder.closest('script,style,template,noscript')) continue;
      const size = Number.parseFloat(getComputedStyle(holder).fontSize);
      if (size < 16) found.push(`${size} px: ${nodeValue}`);
    }
    return found;
  });
}

/** Returns the important controls that are less than 44 px high. */
function lowControls(page: Page): Promise<string[]> {
  return page.$$eval('button, .MuiButton-root, summary, .mobile-bar a', (all) =>
    all
      .filter((one) => one.getClientRects().length > 0)
      .filter((one) => one.getBoundingClientRect().height < 43.5)
      .map((one) => one.outerHTML.slice(0, 100)),
  );
}

/** Returns the elements that hide a part of their text. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(h1,h2,h3,p,li,a,button,summary)')]
      .filter((one) => one.clientHeight > 0 && one.scrollHeight > one.clientHeight + 2)
      .filter((one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowY) && !one.closest('.visually-hidden'))
      .map((one) => one.outerHTML.slice(0, 120)),
  );
}

/**
 * Returns the left and right edges of everything that is laid out on the page's grid, each with the elements that have
 * it.
 */
function edges(page: Page): Promise<{ lefts: Record<string, string[]>; rights: Record<string, string[]> }> {
  return page.evaluate(() => {
    const lefts: Record<string, string[]> = {};
    const rights: Record<string, string[]> = {};
    const note = (edges: Record<string, string[]>, at: number, element: Element) => {
      const key = String(Math.round(at));
      edges[key] ??= [];
      edges[key].push(element.className || element.tagName);
    };
    /** Returns the left and right edge of an element within its padding; for a card in a section, its outer edges. */
    const inside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      if (element.parentElement?.matches('section')) return [left, right] as const;
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)] as const;
    };
    const grids = document.querySelectorAll(
      'main section > .MuiContainer-root, main article > .MuiContainer-root, .site-bar, .footer-columns',
    );
    for (const element of grids) {
      const [left, right] = inside(element);
      note(lefts, left, element);
      note(rights, right, element);
    }
    for (const element of document.querySelectorAll('.site-header .mark, main h1')) {
      note(lefts, element.getBoundingClientRect().left, element);
    }
    for (const element of document.querySelectorAll('.header-action, .menu > summary')) {
      if (element.checkVisibility()) note(rights, element.getBoundingClientRect().right, element);
    }
    return { lefts, rights };
  });
}

/** Expects one left and one right edge, the same on all pages. */
async function expectGrid(page: Page, width: number): Promise<void> {
  const { lefts, rights } = await edges(page);
  const [left = Number.NaN, ...others] = Object.keys(lefts).map(Number);
  expect({ width, others }, JSON.stringify(lefts)).toEqual({ width, others: [] });
  firstEdges.set(width, firstEdges.get(width) ?? left);
  expect({ width, left }).toEqual({ width, left: firstEdges.get(width) });
  // On a tablet, the action of the header is to the left of its menu.
  expect(Object.keys(rights).length, `${width} px wide: ${JSON.stringify(rights)}`).toBeLessThanOrEqual(
    width === 768 ? 2 : 1,
  );
  expect(Math.max(...Object.keys(rights).map(Number))).toBe(width - left);
}

/** Returns the sentences in preformatted texts that do not wrap. Code keeps its lines, and so do its comments. */
async function unwrapped(page: Page): Promise<string[]> {
  const scrolled = await page.$$eval('pre:not(:has(> [class^=language-]:not(.language-text)))', (all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent ?? ''),
  );
  // A mention of a host, or eight words in a row that consist of letters.
  return scrolled.filter((text) => /^Hébergeur|(?:(?<!\S)\p{L}[\p{L}’']*,? ){8}/u.test(text));
}

describe('every page', () => {
  it.each(cases)(
    'passes axe, is laid out on one grid in every width, cuts and breaks nothing, has its headings, landmarks and high controls, and is printed in one piece without buttons: $route',
    { tags: 'smoke' },
    async ({ route, tried, widths }) => {
      const { page, url } = await openSite({ reducedMotion: 'reduce' });
      const show = async ({ width, scheme }: Partial<(typeof views)[number]>, height = 800) => {
        await page.setViewportSize({ width: width ?? 320, height });
        await page.emulateMedia({ colorScheme: scheme ?? 'light' });
      };
      await show(tried[0] ?? {});
      await page.goto(url + route);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLElement>('[data-reveal-after]')) part.dataset.revealed = '';
      });
      for (const view of tried) {
        await show(view);
        expect(await violations(page), JSON.stringify(view)).toEqual([]);
      }

      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect({ width, wide: await tooWide(page) }).toEqual({ width, wide: [] });
        expect({ width, cut: await cutCells(page) }).toEqual({ width, cut: [] });
        if (GRID_WIDTHS.includes(width)) await expectGrid(page, width);
        if (WHOLE_WIDTHS.includes(width))
          expect({ width, broken: await brokenTexts(page) }).toEqual({ width, broken: [] });
      }
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await unwrapped(page)).toEqual([]);
      await show({ width: 375 });
      expect(await smallTexts(page)).toEqual([]);
      expect(await lowControls(page)).toEqual([]);

      const levels = await page.$$eval('h1,h2,h3,h4,h5,h6', (all) => all.map(({ tagName }) => Number(tagName[1])));
      const main = await page.$$eval('main :is(h1,h2,h3,h4,h5,h6)', (all) =>
        all.map(({ tagName }) => Number(tagName[1])),
      );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(main.every((level, index) => index === 0 || level - (main[index - 1] ?? 0) <= 1)).toBe(true);
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
      for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
        expect(await page.getByRole(landmark).count()).toBe(1);
      }

      const parts = route === '/' ? '[data-layout] > div:has(> h2:first-child)' : 'main dt';
      if (['/', '/contact'].includes(route)) expect(await page.locator(parts).count()).toBeGreaterThan(2);
      await expectPrinted(page);
      await page.emulateMedia({ media: 'screen' });

      await show({ width: 375 });
      await page.addStyleTag({ content: TEXT_SPACING });
      expect(await cutTexts(page)).toEqual([]);
      // The header is the same on all pages.
      for (const width of route === '/' ? [320, 375, 768, 1100, 1280] : []) {
        await page.setViewportSize({ width, height: 800 });
        expect({ width, overlaps: await overlapsInHeader(page) }).toEqual({ width, overlaps: [] });
      }
    },
  );
});
