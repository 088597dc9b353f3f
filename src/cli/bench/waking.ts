import { createPreviewServer } from '../../build/preview/preview-server.ts';
import { launchQuietBrowser, type QuietBrowser, type QuietPage } from './quiet-browser.ts';
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

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until an expression is true in a page. */
async function until(page: QuietPage, expression: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    // While a page is being opened there is nothing to ask.
    if (await page.evaluate(expression).catch(() => false)) return;
    await pause(25);
  }
  throw new Error(`It never came true: ${expression}`);
}

const AWAKE = "'awake' in document.documentElement.dataset";

async function open(browser: QuietBrowser, url: string): Promise<QuietPage> {
  const page = await browser.open(url);
  await until(page, `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
  await pause(300);
  return page;
}

const move = (page: QuietPage, x: number, y: number) =>
  page.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });

/** Tasks of the main thread, in milliseconds, from the first touch until half a second after the page is awake. */
async function tasksOfWaking(browser: QuietBrowser, url: string): Promise<number[]> {
  const page = await open(browser, url);
  const events = await browser.trace(CATEGORIES, async () => {
    await page.evaluate(`void performance.mark(${JSON.stringify(beginMark)})`);
    await move(page, 5, 5);
    await move(page, 6, 6);
    await until(page, AWAKE);
    await pause(500);
  });
  await page.close();
  return tasksSinceMark(events);
}

/** The first control that can be seen: where its middle is. */
const CONTROL = `(() => {
  for (const control of document.querySelectorAll('summary,button')) {
    if (!control.checkVisibility()) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = control.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }
})()`;

const OBSERVE = `void new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest ?? 0, duration);
}).observe({ type: 'event', durationThreshold: 16 })`;

/** Milliseconds from the first click, on a sleeping page, until the next paint, on a processor four times slower. */
async function firstClick(browser: QuietBrowser, url: string): Promise<number> {
  const page = await open(browser, url);
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(OBSERVE);
  const place = (await page.evaluate(CONTROL)) as { x: number; y: number };
  await move(page, place.x, place.y);
  for (const type of ['mousePressed', 'mouseReleased']) {
    await page.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
  }
  await until(page, AWAKE);
  await pause(1000);
  const slowest = await page.evaluate('window.slowest ?? 0');
  await page.close();
  return Number(slowest);
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
  const browser = await launchQuietBrowser();
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
