import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requireBrowser } from '../../../src/browser/find-browser.ts';
import { projectRoot } from '../../../src/build/project.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { publishIn } from '../build-apart.ts';
import { isFull } from '../routes.ts';
import { hydrate, newPage, openPage, openSite } from '../site.ts';

const CLOSED = 'Congés d’été : fermé du 3 au 18 août.';
const OPEN_DAY = 'Deux jours portes ouvertes.';
const ADVICE = 'La vanne de la rue est en travaux.';

const folder = temporaryFolder();
const site = path.join(folder, 'site');
const [built, later] = [path.join(folder, 'dist'), path.join(folder, 'later')];

/** Publishes the site as if it were this day. */
async function publishOn(day: string, output: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T10:00:00Z`) });
  await publishIn(output, { site }).finally(() => vi.useRealTimers());
}

beforeAll(async () => {
  cpSync(path.join(projectRoot, 'src/starters/plomberie'), site, { recursive: true });
  const file = path.join(site, 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.business.closures = [{ from: '2026-08-03', until: '2026-08-18', text: 'Congés d’été' }];
  manifest.notices = [
    // Summer time ends in the second of these nights, and one day has 25 hours.
    { text: OPEN_DAY, from: '2026-10-24', until: '2026-10-25' },
    { text: ADVICE, from: '2026-08-10', until: '2026-08-12', page: '/couper-l-eau' },
  ];
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  await publishOn('2026-08-01', built);
  await publishOn('2026-08-18', later);
});

/**
 * Sets the clock of all pages of a context, from the next document on, to `localStorage.now`, or to `time` if that is
 * not set.
 */
async function setClock(page: Page, time: string): Promise<void> {
  await page.context().addInitScript((start) => {
    const Real = Date;
    const now = () => Date.parse(localStorage.getItem('now') ?? start);
    globalThis.Date = class extends Real {
      constructor(...parts: [] | [number]) {
        super(...((parts.length > 0 ? parts : [now()]) as [number]));
      }
      static override now = now;
    } as DateConstructor;
  }, time);
}

const moveClock = (page: Page, time: string) => page.evaluate((now) => localStorage.setItem('now', now), time);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const shown = async (page: Page) =>
  (await page.locator('[data-dated]').filter({ visible: true }).allTextContents()).map(plain);

async function openOn(time: string, options: Parameters<typeof openSite>[0] & { route?: string } = {}) {
  const opened = await openSite({ directory: built, ...options });
  await setClock(opened.page, time);
  await opened.page.goto(opened.url + (options.route ?? '/'));
  return opened;
}

/** `dates.test.ts` and `dated.test.tsx` have the other moments. */
const days: [string, string, string[]][] = [
  ['the day before, a minute to midnight', '2026-08-02T21:59:00Z', []],
  ['the last day, a minute to midnight', '2026-08-18T21:59:00Z', [CLOSED]],
  ['the last day at the end of summer time', '2026-10-25T22:59:00Z', [OPEN_DAY]],
];

describe('dated sentences', () => {
  it.each(isFull ? days : days.slice(1, 2))(
    'follow the day of Paris in any time zone: %s',
    { tags: 'smoke' },
    async (_, time, expected) => {
      for (const timezoneId of ['Europe/Paris', 'Pacific/Auckland']) {
        const { page, problems } = await openOn(time, { timezoneId });
        expect([await shown(page), problems]).toEqual([expected, []]);
      }
    },
  );

  it('are those of the day of the build without scripts', async () => {
    for (const [directory, expected] of [
      [built, []],
      [later, [CLOSED]],
    ] as const) {
      const { page } = await openPage('/', { directory, javaScriptEnabled: false });
      expect(await shown(page)).toEqual(expected);
    }
  });

  it('move nothing after the first paint, and leave no space', async () => {
    const { page } = await openOn('2026-08-19T10:00:00Z', { directory: later });
    await page.waitForLoadState('load');
    expect(await shown(page)).toEqual([]);
    expect((await page.locator('.site-header').boundingBox())?.y).toBe(0);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) =>
            done(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
          ).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => done(0)));
        }),
    );
    // Web fonts move single letters; a sentence would move the whole page.
    expect(shift).toBeLessThan(0.001);
  });

  it('of one page are shown on that page, also after a navigation in the site', async () => {
    const { page, url } = await openOn('2026-08-11T10:00:00Z');
    expect(await shown(page)).toEqual([CLOSED]);
    await hydrate(page);
    await page.locator('a[href="/couper-l-eau"]').first().click();
    await page.waitForURL(`${url}/couper-l-eau`);
    await page.locator('[data-dated="1"]').waitFor();
    expect(await shown(page)).toEqual([ADVICE, CLOSED]);
    await moveClock(page, '2026-08-13T10:00:00Z');
    await page.goBack();
    await page.locator('[data-dated="1"]').waitFor({ state: 'detached' });
    await page.goForward();
    await page.locator('[data-dated="1"]').waitFor({ state: 'attached' });
    await expect.poll(() => shown(page)).toEqual([CLOSED]);
  });

  it('are right when the visitor returns to the tab the next day', async () => {
    const { page } = await openOn('2026-08-18T20:00:00Z');
    expect(await shown(page)).toEqual([CLOSED]);
    await moveClock(page, '2026-08-19T06:00:00Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await shown(page)).toEqual([]);
  });

  it('never cost the first click, whatever is wrong with the clock of the browser', async () => {
    const { page, url } = await openSite({ directory: built });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.addInitScript(() => {
      Date.prototype.toLocaleDateString = () => {
        throw new RangeError('no time zone');
      };
    });
    await page.goto(url);
    expect([await shown(page), errors]).toEqual([[], []]);
    await hydrate(page);
  });
});

describe('a page that the browser has kept', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: requireBrowser('desktop'),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  afterAll(() => browser.close());

  it('overnight shows the sentences of the new day', async () => {
    const { url } = await openSite({ directory: built });
    const page = await newPage(browser);
    await setClock(page, '2026-08-18T20:00:00Z');
    await page.goto(`${url}/`);
    expect(await shown(page)).toEqual([CLOSED]);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }), { once: true }),
    );
    await page.goto(`${url}/mentions-legales`);
    await moveClock(page, '2026-08-19T06:00:00Z');
    await page.evaluate(() => history.back());
    // A page from the back/forward cache fires no load event.
    await page.waitForURL(`${url}/`, { waitUntil: 'commit' });
    await page.waitForFunction(() => (window as { persisted?: boolean }).persisted === true);
    await expect.poll(() => shown(page)).toEqual([]);
  });
});
