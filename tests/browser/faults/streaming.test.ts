import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { contactPage, readFields } from '../forms/form-pages.ts';
import { openSite, settled } from '../site.ts';
import { callback, waitUntilHydrated } from './fault.ts';

/** Starts a server in front of the site. It stops in the middle of a page, after `until`, until `goOn` is called. */
async function haltingServer(url: string, until: string) {
  let goOn = () => {};
  const rest = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(url + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    const cut = request.headers['sec-fetch-dest'] === 'document' ? body.indexOf(until) + until.length : 0;
    if (cut > until.length) {
      response.write(body.subarray(0, cut));
      await rest;
      response.end(body.subarray(cut));
    } else response.end(body);
  };
  const server = createServer((request, response) => {
    // The site may be closed while the browser still requests something.
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    goOn();
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, goOn };
}

it('a click on a button works while the rest of the page is still loading', async () => {
  const { page, url, requests } = await openSite();
  const server = await haltingServer(url, '</form>');
  await page.goto(server.url, { waitUntil: 'commit' });
  await callback(page).click();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await expect.poll(() => requests.some((address) => address.includes('/client-'))).toBe(true);
  server.goOn();
  await page.locator('form [name$=_companyName]').waitFor();
});

/** Adds up the layout shifts of the pages that are loaded next, and returns a function that returns the sum. */
async function addShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) moved += entry.value;
      Object.assign(window, { moved });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    return await page.evaluate(() => (window as { moved?: number }).moved ?? 0);
  };
}

const paints = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

it('a first section that arrives in two parts is shown whole, and does not move', async () => {
  const { page, url } = await openSite();
  const server = await haltingServer(url, 'Voir les Forfaits');
  const moved = await addShifts(page);
  await page.goto(server.url, { waitUntil: 'commit' });
  await page.getByText('Voir les Forfaits').waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  expect(await paints(page)).toBe(0);
  server.goOn();
  await expect.poll(() => paints(page)).toBe(1);
  expect(await moved()).toBeLessThan(0.01);
});

it.each([
  { route: '/backlinks-packages', until: '>Pack 2<', last: 'main li h2 >> nth=1' },
  { route: '/contact', until: '<address>', last: 'address' },
])(
  'parts next to each other stay where they are while the next ones arrive: $route',
  async ({ route, until, last }) => {
    const { page, url } = await openSite();
    const server = await haltingServer(url, until);
    const moved = await addShifts(page);
    await page.goto(server.url + route, { waitUntil: 'commit' });
    await page.locator(last).waitFor({ state: 'attached' });
    await settled(page);
    expect(await paints(page)).toBe(1);
    server.goOn();
    expect(await moved()).toBeLessThan(0.01);
  },
);

it('a text typed while the rest of the page is loading is kept', async () => {
  const { page, url } = await openSite();
  const server = await haltingServer(url, '>Envoyer le message');
  await page.goto(`${server.url}/contact`, { waitUntil: 'commit' });
  await contactPage.fill(page);
  server.goOn();
  await waitUntilHydrated(page);
  await expect.poll(() => readFields(page)).toEqual(contactPage.written);
});
