import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openSite } from '../site.ts';

/** The plus of a `details` element in forced colours: a pseudo-element, 36 px wide, at one end of the summary. */
it.each([
  ['/', 'main details:has(h3) summary', 'dark'],
  ['/presentation', '.video-text summary', 'light'],
  ['/exemples/macon/', 'main details:has(h3) summary', 'dark'],
] as const)('the sign of a fold is drawn in forced colours: %s, %s, %s', async (route, selector, colorScheme) => {
  const { page, url } = await openSite({ forcedColors: 'active', colorScheme });
  await page.goto(url + route);
  const summary = page.locator(selector).first();
  await summary.scrollIntoViewIfNeeded();
  const isFirst = await summary.evaluate((one) => getComputedStyle(one, '::before').content !== 'none');
  const box = await summary.boundingBox();
  if (!box) throw new Error('no fold');
  const sign = await page.screenshot({
    clip: { x: isFirst ? box.x : box.x + box.width - 36, y: box.y + box.height / 2 - 18, width: 36, height: 36 },
  });
  const { data, info } = await sharp(sign).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  // The horizontal stroke of the plus differs from the background of its circle.
  expect(at(14, 18)).not.toEqual(at(11, 11));
});
