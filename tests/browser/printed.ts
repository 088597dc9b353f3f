import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Expects a page printed on A4 between margins of 15 mm to have its name and telephone, but no button or menu, folds
 * open, nothing cut off, and each heading, question and term on the same sheet as what follows.
 */
export async function expectPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 680, height: 1000 });
  const printed = (selector: string) => page.locator(selector).filter({ visible: true });
  expect(await printed('.site-header .mark').count()).toBe(1);
  expect(await printed('.site-header .call').count()).toBe(1);
  expect(await printed('.MuiButton-root').allTextContents()).toEqual([]);
  expect(await printed('nav, .menu, body > aside').count()).toBe(0);
  const found = await page.evaluate(() => {
    const faults = (selector: string, isFault: (one: Element) => boolean) =>
      [...document.querySelectorAll(selector)].filter(isFault).map((one) => one.outerHTML.slice(0, 100));
    const leavesNext = (one: Element) => getComputedStyle(one).breakAfter !== 'avoid';
    const isTorn = (one: Element) => getComputedStyle(one).breakInside !== 'avoid';
    return {
      cut: faults('main pre, main .table-scroll', (box) => box.scrollWidth > box.clientWidth),
      closed: faults('main details .prose', (answer) => !answer.checkVisibility()),
      heads: faults('[data-layout] > div:has(> h2:first-child)', (one) => leavesNext(one) || isTorn(one)),
      terms: faults('summary, main dt', leavesNext),
      torn: faults('main :is(.MuiCard-root,[data-ground] > div:has(> div > h2.MuiTypography-h1))', isTorn),
      // Chromium would print a grid on the next sheet, without its heading.
      grids: faults('[data-signer]', (one) => getComputedStyle(one).display !== 'block'),
    };
  });
  expect(found).toEqual({
    cut: [],
    closed: [],
    heads: [],
    terms: [],
    torn: [],
    grids: [],
  });
}
