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

/** Telephone numbers, halves of e-mail addresses, and times. */
const WHOLE =
  /0\d(?:\s\d\d){4}|[\w.+-]+(?=@)|@[\w.-]+|\d{1,2}\sh(?:\s\d\d)?(?:\s?[-–]\u2060?\s?\d{1,2}\sh(?:\s\d\d)?)?/g;

/** Returns the parts of visible texts, by default numbers, addresses and times, that break across two lines. */
export function brokenTexts(page: Page, within = 'body', parts = WHOLE): Promise<string[]> {
  return page.$$eval(
    within,
    (roots, parts) => {
      const broken: string[] = [];
      for (const root of roots) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { currentNode: node } = texts;
          if (!node.parentElement?.checkVisibility() || node.parentElement.closest('script,style,template')) continue;
          for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(parts)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(text);
          }
        }
      }
      return broken;
    },
    parts,
  );
}
