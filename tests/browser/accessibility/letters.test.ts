import { describe, expect, it } from 'vitest';
import { allRoutes, sample } from '../routes.ts';
import { openSite } from '../site.ts';
import { overlapsInHeader, tooWide } from './room.ts';

/** Letters that a visitor has set in the browser, in pixels (« Très grande » of Chromium, and twice the usual). */
const VERY_LARGE = 24;
const TWICE = 32;

const rooms = [
  [VERY_LARGE, 320],
  [VERY_LARGE, 768],
  [VERY_LARGE, 1100],
  [VERY_LARGE, 1280],
  [TWICE, 375],
  [TWICE, 768],
  [TWICE, 1280],
] as const;

const always = ['/', '/contact', '/cookies', '/creation-site-web', '/nulle-part'];
const cases = [...new Set([...always, ...sample(allRoutes(), 3)])].flatMap((route) =>
  rooms.map(([letters, width]) => ({ route, letters, width })),
);

describe('letters that a visitor has set larger', () => {
  it.each(sample(cases, 14))('leave $route whole, $letters px on $width', async ({ route, letters, width }) => {
    const { page, url } = await openSite({ viewport: { width, height: 800 }, letters });
    await page.goto(url + route);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${letters}px`);
    expect(await tooWide(page)).toEqual([]);
    expect(await overlapsInHeader(page)).toEqual([]);
    // Not every machine has letters as narrow as those that stand in for ours.
    await page.addStyleTag({ content: '*{letter-spacing:.08em!important}' });
    expect(await tooWide(page)).toEqual([]);
    expect(await overlapsInHeader(page)).toEqual([]);
  });
});
