import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allRoutes, everydayRoutes, isFull, kindsAndThird } from './routes.ts';
import { hold, hydrate, openSite } from './site.ts';

/** A layout shift reported by the browser (Layout Instability API). */
interface Shift {
  value: number;
  /** Elements that moved, for the message of a failing test. */
  moved: string[];
}

const all = allRoutes();

/** A full run tests a page of each kind on both devices, and a third of the others on one, in turn. */
const routesOn = (device: number) =>
  isFull
    ? kindsAndThird(0).filter((route) => everydayRoutes.includes(route) || all.indexOf(route) % 2 === device)
    : ['/', '/creation-site-web/guide-creation-site-web'];

/**
 * Views that shift by more than 0.01 when the web fonts load, because a title, lead or first paragraph then has a
 * different number of lines. They shift by at most 0.061, and Core Web Vitals rate 0.1 as good. Pages that are not tested
 * are not listed.
 */
const known: Record<string, readonly string[]> = {
  'a phone': [
    '/maquette-offerte/boulangerie-exemple.fr',
    '/creation-site-web-gratuit/creer-heberger-site-web-gratuitement',
  ],
  'a computer': ['/realisations', '/creation-site-web/guide-creation-site-web'],
};

/** Collects all layout shifts from the first paint on, including those right after a click. */
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
  // Two frames, so that earlier shifts have been reported.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/**
 * Whether the title is painted: hiding it changes the screenshot. The page's own screenshots would wait for its fonts.
 */
async function isTitleShown(page: Page): Promise<boolean> {
  const client = await page.context().newCDPSession(page);
  const paint = async (color: string) => {
    await page.locator('h1').evaluate(({ style }, value) => style.setProperty('color', value), color);
    return (await client.send('Page.captureScreenshot')).data;
  };
  const [shown, hidden] = [await paint(''), await paint('transparent')];
  await paint('');
  await client.detach();
  return shown !== hidden;
}

/** Returns the sum of the layout shifts, which must be unnoticeable when web fonts replace their fallbacks. */
const moveOf = (shifts: Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** Scrolls down the page one screen at a time, so that lazy content loads. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
  });
  // A row that can be swiped loads the pictures on its right when they come near.
  const allLoaded = () =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().left >= innerWidth);
  await page.waitForFunction(allLoaded, undefined, { polling: 100 });
}

describe.each([
  ['a phone', { width: 375, height: 780 }, routesOn(0)],
  ['a computer', { width: 1280, height: 800 }, routesOn(1)],
])('on %s', (device, viewport, routes) => {
  const read = async (route: string) => {
    const { page, url } = await openSite({ viewport });
    await observe(page);
    await page.goto(url + route, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const first = await shiftsOf(page);
    expect(moveOf(first), JSON.stringify(first)).toBeLessThanOrEqual(known[device]?.includes(route) ? 0.061 : 0.01);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await readThrough(page);
    expect(await shiftsOf(page)).toEqual(first);
  };

  it.each(routes)(
    'nothing of %s shifts, before hydration, during it or while reading to the end',
    { tags: 'smoke' },
    (route) => read(route),
  );

  const late =
    device === 'a phone'
      ? ['/', '/contact', '/referencement-seo/optimiser-contenu-seo']
      : ['/', '/cgv', '/backlinks-packages'];

  it.each(late)(
    '%s shows its text in the fallbacks until the web fonts load, and hardly shifts then',
    async (route) => {
      const { page, url } = await openSite({ viewport });
      await observe(page);
      const release = await hold(page, '**/*.woff2');
      await page.goto(url + route, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await isTitleShown(page)).toBe(true);
      await hydrate(page);
      const came = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
      release();
      await came;
      await page.waitForLoadState('networkidle');
      await readThrough(page);
      const shifts = await shiftsOf(page);
      expect(moveOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
    },
  );
});
