import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allRoutes, isFull } from './routes.ts';
import { openSite, settled, wake } from './site.ts';

/** A move of the page as the browser reports it (Layout Instability API). */
interface Shift {
  value: number;
  /** What moved, for the message of a failing test. */
  moved: string[];
}

/** Each has parts that arrive late. */
const always = [
  '/',
  '/contact',
  '/realisations',
  '/presentation',
  '/maquette-offerte/boulangerie-exemple.fr',
  '/creation-site-web/guide-creation-site-web',
];
const routes = isFull ? allRoutes() : ['/', '/creation-site-web/guide-creation-site-web'];

/** Collects every move from the first paint on, those right after a click included. */
async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '?'));
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftsOf(page: Page): Promise<Shift[]> {
  // Two frames, so that what has just moved has been reported.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Lets the font files come only once the page has been painted. */
async function delayFonts(page: Page): Promise<() => void> {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  return release;
}

/** Makes of this machine one that has none of the fonts which stand in for ours: it paints in what it has. */
async function forgetStandIns(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/local\("[^"]+"\)/g, 'local("Of no machine")');
      await route.fulfill({ response, body: html });
    },
  );
}

/** Makes of this browser one that tells nothing of a font before it is asked to load it, as WebKit does. */
async function keepSilent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(FontFace.prototype, 'status', { get: () => 'unloaded' });
  });
}

/** Goes down the page a screen at a time, so that whatever waits for its approach arrives. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await frame();
  });
}

describe.each([
  ['a phone', { width: 390, height: 780 }],
  ['a computer', { width: 1280, height: 800 }],
])('on %s', (_, viewport) => {
  const read = async (route: string, prepare: (page: Page) => Promise<void> = async () => {}) => {
    const { page, url } = await openSite({ viewport });
    await prepare(page);
    await observe(page);
    await page.goto(url + route, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftsOf(page)).toEqual([]);
    await wake(page);
    await page.waitForLoadState('networkidle');
    await readThrough(page);
    expect(await shiftsOf(page)).toEqual([]);
  };

  it.each(routes)('nothing of %s moves, asleep, waking or read to its end', { tags: 'smoke' }, (route) => read(route));

  it.each(always)('nothing of %s moves where the fonts that stand in for ours are unknown', (route) =>
    read(route, forgetStandIns),
  );

  const comeLate = ['/', '/cgv', '/creation-site-web-gratuit/creer-site-web-canva'].flatMap((route) => [
    [route, 'in place of fonts made alike', async () => {}] as const,
    [route, 'in place of any others', forgetStandIns] as const,
    [
      route,
      'in place of any others, of which the browser says nothing',
      async (page: Page) => {
        await forgetStandIns(page);
        await keepSilent(page);
      },
    ] as const,
  ]);

  it.each(comeLate)('nothing of %s moves when its letters come late %s', async (route, _standIns, prepare) => {
    const { page, url } = await openSite({ viewport });
    await prepare(page);
    await observe(page);
    const release = await delayFonts(page);
    await page.goto(url + route, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await wake(page);
    await readThrough(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('neither the offer nor the choice of cookies moves when letters come after them', async () => {
    const { page, url } = await openSite({ viewport });
    await forgetStandIns(page);
    const release = await delayFonts(page);
    await observe(page);
    await page.goto(`${url}/creation-site-web/guide-creation-site-web`, { waitUntil: 'load' });
    await wake(page);
    await page.waitForSelector('.consent');
    await page.mouse.wheel(0, await page.evaluate(() => document.documentElement.scrollHeight * 0.7));
    await page.waitForSelector('.offer-sheet');
    await settled(page);
    await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0));
    release();
    await page.waitForFunction(() => 'lettered' in document.documentElement.dataset);
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('no column moves of a table that a reader comes to while letters are set below', async () => {
    const { page, url } = await openSite({ viewport });
    await forgetStandIns(page);
    // Every pause between two steps is long enough to scroll in.
    await page.addInitScript(() => {
      const { setTimeout: wait } = window;
      window.setTimeout = ((act: () => void, time = 0) => wait(act, time + 40)) as typeof setTimeout;
    });
    const release = await delayFonts(page);
    await page.goto(`${url}/cgv`, { waitUntil: 'load' });
    await wake(page);
    release();
    // Texts below the screen come last, in the order of the page.
    await page.waitForFunction(() => document.querySelectorAll('main [style*="font-family: Source,"]').length > 3);
    await page.evaluate(() => {
      const top = document.querySelector('main table')?.getBoundingClientRect().top ?? 0;
      scrollTo({ top: top + scrollY - innerHeight + 40, behavior: 'instant' });
    });
    const edges = () => page.$$eval('main table th', (all) => all.map((cell) => cell.getBoundingClientRect().left));
    const before = await edges();
    await page.waitForFunction(() => 'lettered' in document.documentElement.dataset);
    expect(before.length).toBeGreaterThan(2);
    expect(await edges()).toEqual(before);
  });
});
