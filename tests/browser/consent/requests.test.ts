import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { measureAds } from '../faults/fault.ts';
import { everydayRoutes, isFull, kindsAndThird } from '../routes.ts';
import { hydrate, openSite } from '../site.ts';

/** A page of each kind. */
const kinds = isFull ? [...everydayRoutes, '/page-inconnue'] : ['/', '/presentation', '/page-inconnue'];
/**
 * A page of each kind and a third of the others in a full run; otherwise one with an ads event, one with a video, and
 * one with an unknown address.
 */
const routes = isFull ? [...kindsAndThird(2), '/page-inconnue'] : kinds;
const tag = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent('[identifiant Google Ads à compléter]')}`;

/**
 * Opens the site as if the placeholder of its ads id were a real id, with empty answers from all foreign hosts. Returns
 * the requested foreign addresses.
 */
async function openLive() {
  const site = await openSite();
  const foreign: string[] = [];
  await site.page.context().route(
    (address) => address.origin !== site.url,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
    },
  );
  await measureAds(site);
  return { ...site, foreign };
}

/** Goes to a page, hydrates it and reads it to the end. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
  await page.mouse.wheel(0, 20_000);
}

const banner = (page: Page) => page.locator('[data-consent-banner]');
const choose = (page: Page, name: string) => banner(page).getByRole('button', { name }).click();
const layer = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => [...(entry as unknown as Iterable<unknown>)].slice(0, 2)),
  );

type Hosts = Partial<Record<'script' | 'connect' | 'image', string[]>>;

const { services } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../site.manifest.json'), 'utf8'),
) as { services: { id: string; hosts: Hosts }[] };
const measurement = services.find(({ id }) => id === 'google-ads') as { hosts: Hosts };

/**
 * Requests one resource of each kind from its hosts, as the script of a service does, and returns those that the
 * policies (of the page and of the host) block.
 */
const refusedOf = (page: Page, hosts: Hosts) =>
  page.evaluate(async (asked) => {
    const refused: string[] = [];
    const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
      refused.push(`${effectiveDirective} ${blockedURI}`);
    document.addEventListener('securitypolicyviolation', note);
    const addresses = (names: string[] = []) => names.map((name) => `https://${name.replace('*', 'un.sous-domaine')}/`);
    const settled = (element: HTMLScriptElement | HTMLImageElement, src: string) =>
      new Promise((resolve) => {
        element.onload = element.onerror = resolve;
        element.src = src;
        document.head.append(element);
      });
    await Promise.all([
      ...addresses(asked.script).map((address) => settled(document.createElement('script'), address)),
      ...addresses(asked.image).map((address) => settled(new Image(), address)),
      ...addresses(asked.connect).map((address) => fetch(address, { mode: 'no-cors' }).catch(() => undefined)),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    document.removeEventListener('securitypolicyviolation', note);
    return [...new Set(refused)].sort();
  }, hosts);

describe('requests to other hosts', () => {
  it('are not made on any route before the choice, nor after a refusal', {
    tags: 'smoke',
  }, async () => {
    const { page, url, foreign } = await openLive();
    for (const route of routes) {
      await visit(page, url + route);
      await banner(page).waitFor();
    }
    expect(foreign).toEqual([]);
    await choose(page, 'Tout refuser');
    for (const route of kinds) {
      await visit(page, url + route);
      expect(await banner(page).count()).toBe(0);
      expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    }
    expect(foreign).toEqual([]);
  });

  it('are only made for the declared script, on every kind of page, after consent; the policy allows those of the measurement, unlike those of others', async () => {
    const { page, url, foreign } = await openLive();
    await visit(page, url);
    await choose(page, 'Tout accepter');
    await page.waitForFunction(() => document.querySelector('script[data-ads]'));
    for (const route of kinds) {
      foreign.length = 0;
      await visit(page, url + route);
      await page.waitForFunction(() => document.querySelector('script[data-ads]'));
      // The script element exists a little before its request is seen.
      await expect.poll(() => foreign).not.toEqual([]);
      expect(foreign).toEqual([tag]);
      expect(await refusedOf(page, { ...measurement.hosts })).toEqual([]);
      const others = { script: ['tag.example'], connect: ['mesure.example'], image: ['image.example'] };
      expect(await refusedOf(page, others)).toEqual([
        'connect-src https://mesure.example/',
        'img-src https://image.example/',
        'script-src-elem https://tag.example/',
      ]);
    }
  });

  it('end after a withdrawal: cookies deleted, page reloaded without the script', { tags: 'smoke' }, async () => {
    const { page, url, foreign } = await openLive();
    await visit(page, `${url}/cookies`);
    await choose(page, 'Tout accepter');
    await page.waitForFunction(() => document.querySelector('script[data-ads]'));
    expect((await layer(page)).slice(0, 2)).toEqual([
      ['consent', 'default'],
      ['consent', 'update'],
    ]);
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the script of the service writes it
      document.cookie = '_gcl_au=1.1.1; path=/; max-age=7776000';
    });
    // The script element exists a little before its request is seen.
    await expect.poll(() => foreign).toEqual([tag]);
    await page.locator('main').getByRole('button', { name: 'Gérer mes cookies' }).click();
    foreign.length = 0;
    await Promise.all([page.waitForEvent('load'), choose(page, 'Tout refuser')]);
    await hydrate(page);
    expect(await page.evaluate(() => document.cookie)).not.toContain('_gcl_');
    expect(await page.locator('script[data-ads]').count()).toBe(0);
    for (const route of routes.slice(0, 5)) await visit(page, url + route);
    expect(foreign).toEqual([]);
  });
});
