import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { createPreviewServer } from '../../build/preview/preview-server.ts';
import { formatTable } from './table.ts';

/** Guides that one visit leads through, each from the one before. */
const STEPS = 5;
const VISITS = 3;

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** In the page: follows the link to the next guide; gives the milliseconds from the click until its heading is painted. */
async function follow(): Promise<number> {
  const before = document.querySelector('main h1')?.textContent;
  const begin = performance.now();
  document.querySelector<HTMLAnchorElement>('a[rel=next]')?.click();
  do await new Promise(requestAnimationFrame);
  while (document.querySelector('main h1')?.textContent === before);
  // The frame that shows it is painted before the next task.
  await new Promise((done) => setTimeout(done));
  return performance.now() - begin;
}

/**
 * Times of the navigations of one visit. With `intent`, the pointer came over the link a moment before; else the
 * connection is metered, on which nothing is fetched before it is asked for.
 */
async function visit(browser: Browser, url: string, intent: boolean): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(
    (connection) => {
      Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
    },
    intent ? { effectiveType: '4g' } : { saveData: true },
  );
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  const times: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    await page.waitForTimeout(500);
    await page.locator('a[rel=next]').dispatchEvent('pointerover', { bubbles: true });
    await page.waitForTimeout(300);
    times.push(await page.evaluate(follow));
  }
  await context.close();
  return times;
}

/** Prints how long the next guide takes to show within an awake page, fetched beforehand and not. */
export async function benchNavigation({
  directory,
  site,
  scratch,
  guide,
}: {
  directory: string;
  site: string;
  scratch: string;
  /** Path of the guide that visits begin with. */
  guide: string;
}): Promise<void> {
  const server = await createPreviewServer({ directory, root: site, port: 0, asPublished: true, outbox: scratch });
  const browser = await launchBrowser();
  const url = server.url.replace(/\/$/, '') + guide;
  const rows: string[][] = [];
  for (const intent of [true, false]) {
    const times: number[] = [];
    for (let count = 0; count < VISITS; count += 1) times.push(...(await visit(browser, url, intent)));
    rows.push([
      intent ? 'fetched as the pointer came over the link' : 'fetched on the click (metered connection)',
      ...[middle(times), Math.max(...times)].map((time) => `${time.toFixed(0)} ms`),
    ]);
  }
  await browser.close();
  await server.close();
  console.log(formatTable(['navigation, from the click to the painted heading', 'median', 'at worst'], rows));
}
