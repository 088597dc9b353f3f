import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { projectRoot } from '../../../src/build/project.ts';
import type { Manifest } from '../../../src/model/types.generated.ts';
import type { OpenSite } from '../site.ts';

/** A faulty answer of a host to a request. */
export type Answer = (route: Route) => Promise<unknown>;

/** Refuses connections. */
export const dead: Answer = (route) => route.abort('connectionrefused');

/** Accepts the request and never answers. */
export const silent: Answer = () => new Promise(() => {});

/** Answers in time, but with a wrong response. */
export const rubbish =
  (contentType: string, body = '\u0000<<< {"no": such thing', status = 200): Answer =>
  (route) =>
    route.fulfill({ status, contentType, body });

type ChangePolicy = (policy: string) => string;

const POLICY = 'content-security-policy';

async function passOn(
  route: Route,
  change: (html: string, path: string) => string,
  allow: ChangePolicy,
): Promise<void> {
  const response = await route.fetch();
  const type = response.headers()['content-type'] ?? '';
  if (!type.includes('text/html')) return route.fulfill({ response });
  const body = change(await response.text(), new URL(route.request().url()).pathname);
  const headers = response.headers();
  return route.fulfill({ response, headers: { ...headers, [POLICY]: allow(headers[POLICY] ?? '') }, body });
}

/**
 * Changes each page of the site, however it is loaded, and the policy in its header, before the browser receives it.
 */
export async function changePages(
  { page, url }: OpenSite,
  change: (html: string, path: string) => string,
  allow: ChangePolicy = (policy) => policy,
): Promise<void> {
  await page.context().route(
    (address) => address.origin === url && !/\.\w{2,5}$/.test(address.pathname.replace(/\/maquette.*/, '')),
    (route) => passOn(route, change, allow).catch(() => undefined),
  );
}

/** Changes the data that all pages share, in the script that starts the program. */
export async function changeShared({ page, url }: OpenSite, change: (script: string) => string): Promise<void> {
  await page.context().route(`${url}/_assets/start-*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Returns the sources that the site's ads service needs, by directive of the policy. */
function adsSources(): [directive: string, sources: string][] {
  const { services = [] } = JSON.parse(readFileSync(path.join(projectRoot, 'site.manifest.json'), 'utf8')) as Manifest;
  const hosts = services.find(({ id }) => id === 'google-ads')?.hosts ?? {};
  const print = (names: string[] = []) => names.map((name) => ` https://${name}`).join('');
  return [
    ['script-src', print(hosts.script)],
    ['img-src', print(hosts.image)],
    ['connect-src', print(hosts.connect)],
  ];
}

/**
 * Makes the ads id a real one instead of a placeholder, and adds its hosts to the policy, as the owner of a site would.
 */
export async function measureAds(site: OpenSite): Promise<void> {
  await changeShared(site, (script) => script.replaceAll(',"placeholder":true', ''));
  const sources = adsSources();
  const allow = (policy: string) =>
    sources.reduce((text, [name, hosts]) => text.replace(`${name} 'self'`, (found) => found + hosts), policy);
  await changePages(site, allow, allow);
}

/** Waits until the page is hydrated. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/**
 * Moves the pointer until the page is hydrated, like a reader: after a failure, the page waits a while before it tries
 * again.
 */
export async function moveUntilHydrated(page: Page): Promise<void> {
  let x = 5;
  const moved = async () => {
    x = (x % 300) + 1;
    await page.mouse.move(x, 5);
    return page.evaluate(() => 'hydrated' in document.documentElement.dataset);
  };
  await expect.poll(moved).toBe(true);
}

/** Counts the documents that the page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

export const banner = (page: Page) => page.locator('[data-consent-banner]');
export const link = (page: Page, href: string) => page.locator(`.wide-nav a[href="${href}"]`);
export const callback = (page: Page) => page.getByRole('button', { name: 'Je veux ma maquette gratuite !' });

/** Routes for tests of many faults. */
export const GUIDE = '/creation-site-web/creer-site-web-professionnel';
export const MOCKUP = '/maquette-offerte/boulangerie-exemple.fr';
