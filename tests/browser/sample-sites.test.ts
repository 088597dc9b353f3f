import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/build/load-site.ts';
import type { Action } from '../../src/model/types.generated.ts';
import { renderSite } from '../random/render-site.ts';
import { overlapsInHeader } from './accessibility/overflow.ts';
import { cutCells } from './cut-cells.ts';
import { testedRoutes } from './routes.ts';
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

/** Returns the telephone numbers, halves of e-mail addresses and times that break across two lines. */
function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const whole =
      /0\d(?:\s\d\d){4}|[\w.+-]+(?=@)|@[\w.-]+|\d{1,2}\sh(?:\s\d\d)?(?:\s?[-–]\u2060?\s?\d{1,2}\sh(?:\s\d\d)?)?/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.parentElement?.checkVisibility() || node.parentElement.closest('script,style,template')) continue;
      for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(whole)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(text);
      }
    }
    return broken;
  });
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
    for (const route of testedRoutes()) {
      await page.goto(url + route);
      await expectWhole(page, route, [360, 1280]);
    }
  });
});

describe('a header with six links', () => {
  it.each([1100, 1280])('has its button on one line and does not overlap, %i px wide', async (width) => {
    const labels = ['Nos pains', 'Nos farines', 'Gâteaux de fête', 'Horaires', 'Qui sommes-nous', 'Contact'];
    const html = await pagesOf('boulangerie', (links) => {
      links.splice(
        0,
        links.length,
        ...labels.map((label, index) => ({ label, to: `/#ancre-${index}`, variant: 'text' as const })),
      );
    });
    const { page } = await openSite({ viewport: { width, height: 800 } });
    await page.setContent(html[0]?.html ?? '');
    const lines = await page.$eval('.header-action', (button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
    expect(await page.locator('.wide-nav a').count()).toBe(labels.length);
    expect(await overlapsInHeader(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Headings that a link leads to must be below the header.
    const header = await page.locator('.site-header').boundingBox();
    const padding = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
    expect(header?.height).toBeLessThanOrEqual(Number.parseFloat(padding));
  });
});

describe('a hero', () => {
  it.each([360, 1280])('keeps a distance from a section on another ground, %i px wide', async (width) => {
    const html = (await pagesOf('menuiserie')).find((page) => page.path === '/devis')?.html ?? '';
    const { page } = await openSite({ viewport: { width, height: 800 } });
    await page.setContent(html);
    const [lead, next] = await page.evaluate(() => {
      const section = document.querySelector('[data-layout=compact]') as HTMLElement;
      const lead = section.querySelector('.lead') as HTMLElement;
      return [lead.getBoundingClientRect().bottom, section.getBoundingClientRect().bottom];
    });
    expect((next ?? 0) - (lead ?? 0)).toBeGreaterThanOrEqual(48);
  });
});
