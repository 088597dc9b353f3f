import type { Page } from 'playwright-core';

/**
 * Returns the elements that make a page wider than its window, so that it scrolls sideways. Tables and code are
 * ignored, because they scroll on their own.
 */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= limit) return [];
    const wide = [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > limit + 1 && !one.closest('.table-scroll, pre'))
      .slice(0, 3)
      .map((one) => one.outerHTML.slice(0, 120));
    return ['The page is too wide.', ...wide];
  });
}

/** Returns the parts of the header whose content overlaps another part. */
export function overlapsInHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('.site-bar>*')].filter((part) => part.getClientRects().length > 0);
    const places = parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { name: part.className, left, right, top, bottom };
    });
    return places.flatMap((a, index) =>
      places
        .slice(index + 1)
        .filter((b) => a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1)
        .map((b) => `${a.name} and ${b.name}`),
    );
  });
}
