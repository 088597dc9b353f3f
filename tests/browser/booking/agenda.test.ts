import { expect, it } from 'vitest';
import { contrast } from '../../../src/text/colours.ts';
import { openPage } from '../site.ts';

it('the demo agenda instead of a booking service shows five complete days in each of its frames, and draws the times as visible boxes, in both schemes', async () => {
  const { page } = await openPage('/media/agenda.html');
  expect(await page.locator('legend').allTextContents()).toEqual(['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi']);
  for (const [width, height] of [
    [320, 945],
    [550, 630],
    [1152, 630],
  ] as const) {
    await page.setViewportSize({ width, height });
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });
    expect(size).toEqual({ scrollWidth: width, scrollHeight: height });
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const [line = '', paper = ''] = await page.evaluate(() => {
      const hex = (colour: string) =>
        `#${(colour.match(/\d+/g) ?? [])
          .slice(0, 3)
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')}`;
      const box = getComputedStyle(document.querySelector('label span') as Element);
      return [hex(box.borderTopColor), hex(getComputedStyle(document.body).backgroundColor)];
    });
    expect(contrast(line, paper)).toBeGreaterThanOrEqual(3);
  }
});
