import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../src/browser/launch-browser.ts';
import { createPreviewServer } from '../../src/dev/preview/preview-server.ts';
import { HYDRATED } from '../../src/protocol/attributes.ts';
import { formatTable, median, milliseconds } from './table.ts';

/** Number of measurements, of which the median counts. */
const RUNS = 5;

/** Factor by which the processor is slowed down for the first click; Lighthouse's mobile default. */
const SLOWNESS = 4;

const PHONE = { width: 412, height: 823 };

/** Returns the work of a page's main thread since it was opened, in milliseconds. */
async function mainThread(session: CDPSession): Promise<{ tasks: number; scripts: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
  return { tasks: of('TaskDuration'), scripts: of('ScriptDuration') };
}

async function open(browser: Browser, url: string): Promise<{ page: Page; session: CDPSession }> {
  const page = await (await browser.newContext({ viewport: PHONE })).newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(300);
  const session = await page.context().newCDPSession(page);
  // `Performance` adds no work to the page. Playwright's own listeners do, but equally in every run.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction((name) => document.documentElement.hasAttribute(name), HYDRATED);
}

/** Returns the main-thread time for hydrating a page, including the next half second. */
async function firstInteraction(browser: Browser, url: string): Promise<{ tasks: number; scripts: number }> {
  const { page, session } = await open(browser, url);
  const before = await mainThread(session);
  await hydrate(page);
  await page.waitForTimeout(500);
  const after = await mainThread(session);
  await page.context().close();
  return { tasks: after.tasks - before.tasks, scripts: after.scripts - before.scripts };
}

/**
 * Returns the milliseconds from the first click, before the page is hydrated, until the next paint, on a slower
 * processor.
 */
async function firstClick(browser: Browser, url: string): Promise<number> {
  const { page, session } = await open(browser, url);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
  await page.evaluate(() => {
    const seen = window as { slowest?: number };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.slowest = Math.max(seen.slowest ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.locator('summary:visible, button:visible').first().click();
  await page.waitForFunction((name) => document.documentElement.hasAttribute(name), HYDRATED);
  await page.waitForTimeout(1000);
  const slowest = await page.evaluate(() => (window as { slowest?: number }).slowest ?? 0);
  await page.context().close();
  return slowest;
}

/**
 * Follows the link to the next guide. Returns the milliseconds from the click until its heading is painted. Runs in the
 * page.
 */
async function follow(): Promise<number> {
  const before = document.querySelector('main h1')?.textContent;
  const begin = performance.now();
  document.querySelector<HTMLAnchorElement>('a[rel=next]')?.click();
  do await new Promise(requestAnimationFrame);
  while (document.querySelector('main h1')?.textContent === before);
  // The frame with the heading is painted before the next task.
  await new Promise((done) => setTimeout(done));
  return performance.now() - begin;
}

async function navigation(browser: Browser, url: string): Promise<number> {
  const { page } = await open(browser, url);
  await hydrate(page);
  await page.waitForTimeout(500);
  const time = await page.evaluate(follow);
  await page.context().close();
  return time;
}

async function times<T>(measure: () => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (let run = 0; run < RUNS; run += 1) found.push(await measure());
  return found;
}

export interface BenchPageOptions {
  /** Output folder. */
  directory: string;
  scratch: string;
  routes: readonly string[];
}

/** Prints the cost of the first interaction with each page, and how soon the next guide is shown. */
export async function benchPage({ directory, scratch, routes }: BenchPageOptions): Promise<void> {
  const server = await createPreviewServer({ directory, port: 0, asPublished: true, outbox: scratch });
  const browser = await launchBrowser();
  const rows: string[][] = [];
  for (const route of routes) {
    const url = server.url.replace(/\/$/, '') + route;
    const { page } = await open(browser, url);
    const leadsOn = (await page.locator('a[rel=next]').count()) > 0;
    await page.context().close();
    const hydrations = await times(() => firstInteraction(browser, url));
    const clicks = await times(() => firstClick(browser, url));
    const navigations = leadsOn ? await times(() => navigation(browser, url)) : [];
    rows.push([
      route,
      milliseconds(median(hydrations.map(({ tasks }) => tasks))),
      milliseconds(median(hydrations.map(({ scripts }) => scripts))),
      milliseconds(median(clicks)),
      navigations.length > 0 ? milliseconds(median(navigations)) : '',
    ]);
  }
  await browser.close();
  await server.close();
  const headings = ['', 'hydration: main thread', 'scripts', `first click, ${SLOWNESS} times slower`, 'next guide'];
  console.log(formatTable(headings, rows));
}
