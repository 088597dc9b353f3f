import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/build/load-site.ts';
import { renderSite } from '../random/render-site.ts';
import { allRoutes, isFull, testedRoutes } from './routes.ts';
import { openSite } from './site.ts';

const sites = path.resolve(import.meta.dirname, '../../src/starters');
const siteNames = readdirSync(sites, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);
const GUIDE = '/creation-site-web/guide-creation-site-web';
const PHONE = { viewport: { width: 360, height: 780 } };

/**
 * Returns the cells that are partly outside of the window or of their table's box, or whose content overflows, and
 * reports boxes that are scrollable beyond their table. Header cells of tables that are shown as cards are only for
 * screen readers, and are ignored.
 */
function cutCells(page: Page): Promise<string[]> {
  return page.$$eval('table', (tables) =>
    tables.flatMap((table) => {
      const frame = table.parentElement?.getBoundingClientRect();
      const right = Math.min(frame?.right ?? 0, document.documentElement.clientWidth);
      const { scrollWidth, clientWidth } = table.parentElement ?? table;
      const cut = [...table.querySelectorAll('th,td')]
        .filter((cell) => getComputedStyle(cell.closest('thead') ?? cell).position !== 'absolute')
        .filter((cell) => {
          const box = cell.getBoundingClientRect();
          return box.left < 0 || box.right > right + 1 || cell.scrollWidth > cell.clientWidth + 1;
        })
        .map((cell) => cell.textContent ?? '');
      return scrollWidth > clientWidth + 1 ? [...cut, 'the space beside the table'] : cut;
    }),
  );
}

describe('tables on a phone', () => {
  it('show every column on every page', { tags: 'smoke' }, async () => {
    const { page, url } = await openSite(PHONE);
    const routes = isFull ? allRoutes() : [...testedRoutes(), '/cgv', '/cookies'];
    let tables = 0;
    for (const route of routes) {
      await page.goto(url + route);
      tables += await page.locator('table').count();
      expect({ route, cut: await cutCells(page) }).toEqual({ route, cut: [] });
    }
    expect(tables).toBeGreaterThan(isFull ? 50 : 3);
  });

  it.each([320, 768, 1100, 1280])('hide no column at a width of %i px', async (width) => {
    const { page, url } = await openSite({ viewport: { width, height: 800 } });
    const widest = [
      '/hebergement-web/migrer-site-nouvel-hebergeur',
      '/hebergement-nom-domaine/connaitre-hebergeur-site-web',
    ];
    for (const route of isFull ? allRoutes() : ['/cgv', '/politique-confidentialite', ...widest, GUIDE]) {
      await page.goto(url + route);
      expect({ route, cut: await cutCells(page) }).toEqual({ route, cut: [] });
    }
  });

  it('do not put sentences next to a column of numbers', async () => {
    const { page, url } = await openSite(PHONE);
    await page.goto(url + GUIDE);
    const cell = page.locator('td:text-is("1")').first();
    expect(await cell.evaluate((one) => getComputedStyle(one).display)).toBe('block');
    expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toMatch(/^"Semaine/);
  });

  it.each(siteNames)('show every column of the site %s', async (name) => {
    const { model } = loadSite(path.join(sites, name));
    if (!model) throw new Error(`${name} has errors`);
    const { page } = await openSite(PHONE);
    for (const { path: route, html } of await renderSite(model)) {
      await page.setContent(html);
      expect({ route, cut: await cutCells(page) }).toEqual({ route, cut: [] });
    }
  });

  it.each(['/cgv', '/cookies'])('are also tables for screen readers: %s', async (route) => {
    const { page, url } = await openSite(PHONE);
    await page.goto(url + route);
    const cells = await page.$$eval('table.cards td', (all) => all.map((cell) => getComputedStyle(cell).display));
    expect(new Set(cells)).toEqual(new Set(['block']));
    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const roles = nodes.map(({ role }) => String(role?.value));
    const count = (...names: string[]) => roles.filter((role) => names.includes(role)).length;
    const inPage = (selector: string) => page.locator(`main ${selector}`).count();
    expect(count('table')).toBe(await inPage('table'));
    expect(count('row')).toBe(await inPage('tr'));
    expect(count('columnheader')).toBe(await inPage('thead th'));
    expect(count('cell', 'gridcell')).toBe(await inPage('td'));
  });
});

describe('preformatted texts', () => {
  it('wrap where they are sentences, on a phone too', async () => {
    const { page, url } = await openSite({ viewport: { width: 320, height: 780 } });
    const routes = [
      '/outils-techniques-creation-site-web/creer-site-web-ia',
      '/creation-site-web-gratuit/creer-site-web-canva',
      '/creation-site-web-gratuit/creer-site-web-gratuit-google',
    ];
    for (const route of isFull ? allRoutes() : routes) {
      await page.goto(url + route);
      // Code keeps its lines, and so do its comments.
      const scrolled = await page.$$eval('pre:not(:has(> [class^=language-]:not(.language-text)))', (all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent ?? ''),
      );
      // A mention of a host, or eight words in a row that consist of letters.
      const sentences = scrolled.filter((text) => /^Hébergeur|(?:(?<!\S)\p{L}[\p{L}’']*,? ){8}/u.test(text));
      expect({ route, sentences }).toEqual({ route, sentences: [] });
    }
  });
});
