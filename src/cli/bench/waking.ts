import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { createPreviewServer } from '../../build/preview/preview-server.ts';
import { formatTable } from './table.ts';
import { beginMark, tasksSinceMark } from './trace.ts';

/** Runs of each measurement, of which the median counts. */
const RUNS = 5;
const CATEGORIES = [
  'toplevel',
  'thread_time',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'blink.user_timing',
];

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(300);
  return page;
}

/** Tasks of the main thread, in milliseconds, from the first touch until half a second after the page is awake. */
async function tasksOfWaking(browser: Browser, url: string): Promise<number[]> {
  const page = await open(browser, url);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((name) => performance.mark(name), beginMark);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  await page.waitForTimeout(500);
  const trace = await browser.stopTracing();
  await page.context().close();
  return tasksSinceMark(trace);
}

/** Milliseconds from the first click, on a sleeping page, until the next paint, on a processor four times slower. */
async function firstClick(browser: Browser, url: string): Promise<number> {
  const page = await open(browser, url);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const seen = window as { slowest?: number };
    seen.slowest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.slowest = Math.max(seen.slowest ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.locator('summary:visible, button:visible').first().click();
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  await page.waitForTimeout(1000);
  const slowest = await page.evaluate(() => (window as { slowest?: number }).slowest ?? 0);
  await page.context().close();
  return slowest;
}

/** Prints what waking pages costs: the longest tasks (processor time), and how long the first click waits for its paint. */
export async function benchWaking({
  directory,
  site,
  scratch,
  routes,
}: {
  directory: string;
  site: string;
  scratch: string;
  routes: readonly string[];
}): Promise<void> {
  const server = await createPreviewServer({ directory, root: site, port: 0, asPublished: true, outbox: scratch });
  const browser = await launchBrowser();
  const rows: string[][] = [];
  for (const route of routes) {
    const url = server.url.replace(/\/$/, '') + route;
    const runs: number[][] = [];
    const clicks: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      runs.push(await tasksOfWaking(browser, url));
      clicks.push(await firstClick(browser, url));
    }
    const longest = runs.map(([first = 0]) => first);
    const total = runs.map((tasks) => tasks.reduce((sum, task) => sum + task, 0));
    rows.push([
      route,
      ...[middle(longest), Math.max(...longest), middle(total), middle(clicks)].map((time) => `${time.toFixed(0)} ms`),
    ]);
  }
  await browser.close();
  await server.close();
  console.log(formatTable(['waking', 'longest task', 'at worst', 'all tasks', 'first click, 4 times slower'], rows));
}
