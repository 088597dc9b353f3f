import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { violations } from './accessibility/axe.ts';
import { type BuiltApart, buildApart } from './build-apart.ts';
import { send } from './forms/form-pages.ts';
import { hydrate, isMarked, mark, openSite, settled } from './site.ts';

const BASE = '/depot/';
const EXAMPLE = '/exemples/macon';

let built: BuiltApart | undefined;
afterAll(() => built?.remove());

const written = {
  name: 'Ana Ruiz',
  phone: '04 65 71 00 00',
  email: 'ana@example.com',
  city: 'Figeac',
  work: 'Un mur',
  message: 'Un mur de pierre.',
};

/** Fills in the form of the mason's example. */
async function fill(page: Page): Promise<void> {
  const { work, ...texts } = written;
  for (const [name, value] of Object.entries(texts)) await page.fill(`form [name$=_${name}]`, value);
  await page.selectOption('form select', { index: 1 });
}

const leave = (page: Page) => page.locator('aside a', { hasText: 'Quitter l’exemple' });
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');

/** Opens the example at the root of its host, or below a path, if the site was built for it. */
async function openExample(base: string) {
  if (base === '/') return openSite();
  built ??= await buildApart({ base: BASE });
  return openSite({ directory: built.directory, base });
}

describe.each(['/', BASE])('an example of a site at %s', (base) => {
  it('opens in a new tab, can be read page by page, and can be left again', {
    tags: base === '/' ? 'smoke' : [],
  }, async () => {
    const { page, url, problems } = await openExample(base);
    await page.goto(`${url}/realisations`);
    await hydrate(page);
    const link = page.locator(`main a[href="${base}exemples/menuiserie/"]`).first();
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    const answer = await page.goto(url + EXAMPLE);
    expect(page.url()).toBe(`${url}${EXAMPLE}/`);
    expect(answer?.headers()['x-robots-tag']).toBe(base === '/' ? 'noindex' : undefined);
    await hydrate(page);
    await mark(page);
    await page.locator(`a[href="${base}exemples/macon/devis"]`).first().click();
    await page.locator('form').waitFor();
    expect([page.url(), await isMarked(page)]).toEqual([`${url}${EXAMPLE}/devis`, true]);
    await leave(page).click();
    await page.waitForURL(`${url}/`);
    expect([await isMarked(page), problems]).toEqual([false, []]);
  });

  it('explains that its form has sent nothing, and links to the form of the site', async () => {
    const { page, url, requests, problems } = await openExample(base);
    await page.goto(`${url}${EXAMPLE}/devis`);
    await hydrate(page);
    await fill(page);
    requests.length = 0;
    await send(page);
    const alert = page.locator('form [role=alert]');
    await alert.waitFor();
    expect(plain(await alert.textContent())).toMatch(/^Exemple : rien n’a été envoyé\. \S/);
    expect(requests).toEqual([]);
    await alert.locator('a').click();
    await page.waitForURL(`${url}/#callback-form`);
    expect(problems).toEqual([]);
  });
});

describe('an example of a site', () => {
  it('keeps its drafts separate from those of the site', async () => {
    const { page, url } = await openSite();
    await page.goto(`${url}${EXAMPLE}/devis`);
    await hydrate(page);
    await fill(page);
    await page.goto(`${url}/contact`);
    await hydrate(page);
    expect(await page.inputValue('form [name$=_name]')).toBe('');
    await page.goto(`${url}${EXAMPLE}/devis`);
    await hydrate(page);
    expect(await page.inputValue('form [name$=_name]')).toBe(written.name);
  });

  it('shows the page of the site for an unknown address', async () => {
    const { page, url } = await openSite();
    const answer = await page.goto(`${url}${EXAMPLE}/inconnue`);
    expect(answer?.status()).toBe(404);
    expect(await leave(page).count()).toBe(0);
  });
});

describe('the ribbon of an example', () => {
  it('is readable and usable for everybody, on a phone and a computer', async () => {
    const { page, url } = await openSite({ reducedMotion: 'reduce' });
    await page.goto(`${url}${EXAMPLE}/`);
    for (const [width, colorScheme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      await settled(page);
      expect(await violations(page)).toEqual([]);
      const box = await leave(page).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
