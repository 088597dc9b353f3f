import { expect } from 'vitest';
import type { Marketer } from './marketer.ts';

/** Opens the first guide of the fixture site from the list of the site. */
export async function openGuide({ site, text, click }: Marketer): Promise<void> {
  await click(site.getByRole('button', { name: 'Guides du pain', exact: true }));
  await click(site.getByRole('button', { name: /^Choisir son pain/ }));
  await text.waitFor();
}

/** Puts the caret at the end of the paragraph or table row with these words, which may be out of view. */
export async function goBehind({ page, text, fields }: Marketer, words: string): Promise<void> {
  const line = text.locator('.cm-line', { hasText: words }).first();
  // Lines are rendered when they come into view.
  await fields.evaluate((panel) => panel.scrollTo(0, 0));
  await expect
    .poll(async () => {
      const isDrawn = (await line.count()) > 0;
      if (!isDrawn) await fields.evaluate((panel) => panel.scrollBy(0, 400));
      return isDrawn;
    })
    .toBe(true);
  await line.scrollIntoViewIfNeeded();
  // Clicks to the right of the last words of a paragraph, which has several lines on the screen.
  const { width = 0, height = 0 } = (await line.boundingBox()) ?? {};
  await line.click({ position: { x: width - 2, y: height - 8 } });
  // A misspelt word that appears under the mouse would open a tooltip, which repeats the words and buttons of the list.
  await page.mouse.move(0, 0);
}
