import type { Page } from 'playwright-core';

/**
 * Returns the cells that are partly outside of the window or of their table's box, or whose content overflows, and
 * reports boxes that are scrollable beyond their table. Header cells of tables that are shown as cards are only for
 * screen readers, and are ignored.
 */
export function cutCells(page: Page): Promise<string[]> {
  return page.$$eval('table', (tables) =>
    tables.flatMap((table) => {
      const frame = table.parentElement?.getBoundingClientRect();
      const right = Math.min(frame?.right ?? 0, document.documentElement.clientWidth);
      const { scrollWidth, clientWidth } = table.parentElement ?? table;
      const cut = [...table.querySelectorAll('th,td')]
        .filter((cell) => getComputedStyle(cell.closest('thead') ?? cell).position !== 'absolute')
        .filter((cell) => {
          const box = cell.getBoundingClientRect();
          return box.left < 0 || box.right > right + 1 || cell.scrollWidth > cell.clientWidth + 1;
        })
        .map((cell) => cell.textContent ?? '');
      return scrollWidth > clientWidth + 1 ? [...cut, 'the space beside the table'] : cut;
    }),
  );
}
