import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allRoutes, isFull, testedRoutes } from './routes.ts';
import { openSite } from './site.ts';

/**
 * Returns the left and right edges of everything that is laid out on the page's grid, each with the elements that have
 * it.
 */
function edges(page: Page): Promise<{ lefts: Record<string, string[]>; rights: Record<string, string[]> }> {
  return page.evaluate(() => {
    const lefts: Record<string, string[]> = {};
    const rights: Record<string, string[]> = {};
    const note = (edges: Record<string, string[]>, at: number, element: Element) => {
      const key = String(Math.round(at));
      edges[key] ??= [];
      edges[key].push(element.className || element.tagName);
    };
    /** Returns the left and right edge of an element within its padding; for a card in a section, its outer edges. */
    const inside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      if (element.parentElement?.matches('section')) return [left, right] as const;
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)] as const;
    };
    const grids = document.querySelectorAll(
      'main section > .MuiContainer-root, main article > .MuiContainer-root, .site-bar, .footer-columns',
    );
    for (const element of grids) {
      const [left, right] = inside(element);
      note(lefts, left, element);
      note(rights, right, element);
    }
    for (const element of document.querySelectorAll('.site-header .mark, main h1')) {
      note(lefts, element.getBoundingClientRect().left, element);
    }
    for (const element of document.querySelectorAll('.header-action, .menu > summary')) {
      if (element.checkVisibility()) note(rights, element.getBoundingClientRect().right, element);
    }
    return { lefts, rights };
  });
}

describe('the grid', () => {
  it.each([360, 768, 1280, 1366, 1920])(
    'has one left edge and one right edge on all templates, %i px wide',
    async (width) => {
      const { page, url } = await openSite({ viewport: { width, height: 900 } });
      const templates = [...testedRoutes(), '/realisations', '/cgv', '/mentions-legales', '/verification', '/rien-ici'];
      const found = { lefts: new Set<string>(), rights: new Set<string>() };
      for (const route of isFull ? allRoutes() : templates) {
        await page.goto(url + route);
        const { lefts, rights } = await edges(page);
        expect({ route, lefts: Object.keys(lefts).length, at: lefts }).toEqual({ route, lefts: 1, at: lefts });
        // On a tablet, the action of the header is to the left of its menu.
        const menus = width === 768 ? 2 : 1;
        expect({ route, rights: Object.keys(rights).length <= menus, at: rights }).toEqual({
          route,
          rights: true,
          at: rights,
        });
        found.lefts.add(Object.keys(lefts)[0] ?? '');
        found.rights.add(String(Math.max(...Object.keys(rights).map(Number))));
      }
      expect([...found.lefts]).toHaveLength(1);
      expect([...found.rights]).toEqual([String(width - Number([...found.lefts][0]))]);
    },
  );
});
