import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/build/load-site.ts';
import type { Action } from '../../src/model/types.generated.ts';
import { renderSite } from '../random/render-site.ts';
import { overlapsInHeader } from './accessibility/overflow.ts';
import { brokenTexts, cutCells } from './cut-cells.ts';
import { everydayRoutes } from './routes.ts';
import { openSite } from './site.ts';

const sites = path.resolve(import.meta.dirname, '../../src/starters');
const siteNames = readdirSync(sites, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

/** Renders the pages of a site, after a change of the links in its header. */
async function pagesOf(name: string, change: (links: Action[]) => void = () => undefined) {
  const { model } = loadSite(path.join(sites, name));
  if (!model) throw new Error(`${name} has errors`);
  change(model.manifest.navigation.header.links);
  return renderSite(model);
}

describe('telephone numbers, e-mail addresses and times', () => {
  const expectWhole = async (page: Page, route: string, widths: number[]) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect({ route, width, broken: await brokenTexts(page) }).toEqual({ route, width, broken: [] });
    }
  };

  it.each(siteNames)('do not break on the site %s, whose tables show every column on a phone', async (name) => {
    const { page } = await openSite();
    for (const { path: route, html } of await pagesOf(name)) {
      await page.setContent(html);
      await expectWhole(page, route, [1280, 768, 360]);
      expect({ route, cut: await cutCells(page) }).toEqual({ route, cut: [] });
    }
  });

  it('do not break without scripts', async () => {
    const { page, url } = await openSite({ javaScriptEnabled: false });
    for (const route of everydayRoutes) {
      await page.goto(url + route);
      await expectWhole(page, route, [360, 1280]);
    }
  });
});

describe('a header with six links', () => {
  it('has its button on one line and does not overlap, in every width', async () => {
    const labels = ['Nos pains', 'Nos farines', 'Gâteaux de fête', 'Horaires', 'Qui sommes-nous', 'Contact'];
    const html = await pagesOf('boulangerie', (links) => {
      const six = labels.map((label, index) => ({ label, to: `/#ancre-${index}`, variant: 'text' as const }));
      links.splice(0, links.length, ...six);
    });
    const { page } = await openSite();
    await page.setContent(html[0]?.html ?? '');
    for (const width of [1100, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await page.$eval('.header-action', (button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      const links = await page.locator('.wide-nav a').count();
      const overlaps = await overlapsInHeader(page);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ lines, links, overlaps, scrollWidth }).toEqual({
        lines: 1,
        links: labels.length,
        overlaps: [],
        scrollWidth: width,
      });
      // Headings that a link leads to must be below the header.
      const header = await page.locator('.site-header').boundingBox();
      const padding = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
      expect(header?.height).toBeLessThanOrEqual(Number.parseFloat(padding));
    }
  });
});

describe('a hero', () => {
  it('keeps a distance from a section on another ground, on a phone and a computer', async () => {
    const { page } = await openSite();
    await page.setContent((await pagesOf('menuiserie')).find((one) => one.path === '/devis')?.html ?? '');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const below = await page.$eval('[data-layout=compact]', (section) => {
        const lead = section.querySelector('.lead') as HTMLElement;
        return section.getBoundingClientRect().bottom - lead.getBoundingClientRect().bottom;
      });
      expect(below).toBeGreaterThanOrEqual(48);
    }
  });
});
