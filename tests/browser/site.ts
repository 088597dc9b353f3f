import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, onTestFinished } from 'vitest';
import { launchBrowser } from '../../src/browser/launch-browser.ts';
import { createPreviewServer } from '../../src/dev/preview/preview-server.ts';
import { builtSite } from '../built/built-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A message in the mail sink. */
export interface SentMessage {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
}

/** The mail sink of one test's server. */
export interface Sink {
  messages(): Promise<SentMessage[]>;
}

/** A new page on its own server. */
export interface OpenSite {
  page: Page;
  /** Address of the home page, without a final slash. */
  url: string;
  sink: Sink;
  /** Addresses of all requests that the page made, in order. */
  requests: string[];
  /** Console errors, warnings and uncaught errors so far. */
  problems: string[];
}

const browsers = new Map<number, Promise<Browser>>();

/**
 * Returns the browser of this worker, which its test files share until the worker ends. `fontSize` is the setting of
 * the browser's user, in pixels.
 */
export function theBrowser(fontSize = 16): Promise<Browser> {
  const running = browsers.get(fontSize);
  if (running) return running;
  const browser = launchBrowser(fontSize === 16 ? [] : [`--blink-settings=defaultFontSize=${fontSize}`]);
  browsers.set(fontSize, browser);
  return browser;
}

/** Opens a page with timeouts for a busy machine. */
export async function newPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(180_000);
  return context.newPage();
}

/** Returns the mail sink of a server. */
export function sinkAt(url: string): Sink {
  return { messages: async () => (await (await fetch(`${url}/__outbox.json`)).json()) as SentMessage[] };
}

/** Serves the built site and opens a new page on it, until `close` is called. */
async function startSite(
  options: BrowserContextOptions & { directory?: string; base?: string; fontSize?: number },
): Promise<OpenSite & { close: () => Promise<void> }> {
  const { directory = builtSite, base, fontSize, ...contextOptions } = options;
  const server = await createPreviewServer({ directory, base, port: 0, outbox: temporaryFolder() });
  const page = await newPage(await theBrowser(fontSize), {
    locale: 'fr-FR',
    viewport: { width: 1280, height: 800 },
    ...contextOptions,
  });
  const requests: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  const close = async () => {
    await page.context().close();
    await server.close();
  };
  const url = server.url.replace(/\/$/, '');
  return { page, url, sink: sinkAt(url), requests, problems, close };
}

/** Serves the built site for one test and opens a new page on it. Everything is closed when the test ends. */
export async function openSite(options: Parameters<typeof startSite>[0] = {}): Promise<OpenSite> {
  const { close, ...site } = await startSite(options);
  onTestFinished(close);
  return site;
}

/** Serves the built site for one test and opens a page of it, by its path. */
export async function openPage(path: string, options: Parameters<typeof startSite>[0] = {}): Promise<OpenSite> {
  const site = await openSite(options);
  await site.page.goto(site.url + path);
  return site;
}

/** Opens a page of the built site for one test, and hydrates it. */
export async function openHydrated(path: string, options: Parameters<typeof startSite>[0] = {}): Promise<OpenSite> {
  const site = await openPage(path, options);
  await hydrate(site.page);
  return site;
}

/**
 * Returns a function that loads a route of the built site in a page that the tests of a file share, which costs a third of
 * a new page. It is for tests that only measure a page and resize it: what they store or emulate would remain.
 */
export function sharePage() {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite({});
    return site.close;
  });
  return async (route: string, viewport = { width: 1280, height: 800 }): Promise<Page> => {
    await site.page.setViewportSize(viewport);
    await site.page.goto(site.url + route);
    return site.page;
  };
}

/** Moves the pointer, like a first interaction with the page. A browser may ignore the very first move. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}

/** Hydrates the page by a first interaction, and waits until React has hydrated it. */
export async function hydrate(page: Page): Promise<void> {
  await movePointer(page);
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/** Holds requests of a page back until the returned function is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Holds the client program back until the returned function is called. */
export const holdProgram = (page: Page) => hold(page, '**/_assets/client-*.js');

/** Waits until all finite animations have ended. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    // Animations bound to a scroll position, and infinite ones, never end. The states are read because Chromium does
    // not always settle the promise `finished` of a transition whose element was hidden meanwhile.
    const isRunning = ({ timeline, effect, playState }: Animation) =>
      timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    while (document.getAnimations().some(isRunning)) await frame();
  });
}

/** Marks the document, so that a full load would be noticed. */
export const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
export const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window);
