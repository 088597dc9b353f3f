import { describe, expect, it } from 'vitest';
import { allRoutes, isFull } from '../routes.ts';
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

/** One page of each make, in every one of the rooms. */
const makes = ['/', '/contact', '/cookies', '/creation-site-web', '/nulle-part'];

/** In a full run the other pages take turns at two rooms each; every day two pages do at one. */
const pairs = isFull
  ? [
      ...makes.flatMap((route) => rooms.map((room) => [route, room] as const)),
      ...allRoutes().flatMap((route, index) =>
        [0, 3].map((step) => [route, rooms[(index + step) % rooms.length]] as const),
      ),
    ]
  : ([
      ['/', rooms[0]],
      ['/contact', rooms[4]],
      ['/creation-site-web', rooms[6]],
    ] as const);
const cases = pairs.flatMap(([route, room]) => (room ? [{ route, letters: room[0], width: room[1] }] : []));

describe('letters that a visitor has set larger', () => {
  it.each(cases)('leave $route whole, $letters px on $width', { tags: 'smoke' }, async ({ route, letters, width }) => {
    const { page, url } = await openSite({ viewport: { width, height: 800 }, letters });
    await page.goto(url + route);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${letters}px`);
    expect(await tooWide(page)).toEqual([]);
    expect(await overlapsInHeader(page)).toEqual([]);
    // Not every machine has fonts as narrow as those that the fallbacks are made of.
    await page.addStyleTag({ content: '*{letter-spacing:.08em!important}' });
    expect(await tooWide(page)).toEqual([]);
    expect(await overlapsInHeader(page)).toEqual([]);
  });
});
