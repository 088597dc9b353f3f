import { describe, expect, it } from 'vitest';
import { allRoutes, isFull, testedRoutes } from './routes.ts';
import { openSite } from './site.ts';

describe('a printed page', () => {
  it('carries name and telephone, and no button', async () => {
    const { page, url } = await openSite({ viewport: { width: 680, height: 1000 } });
    await page.emulateMedia({ media: 'print' });
    const examples = ['/exemples/restaurant/menus', '/exemples/boulangerie/'];
    for (const route of [...(isFull ? allRoutes() : [...testedRoutes(), '/cgv']), ...examples]) {
      await page.goto(url + route);
      const printed = (selector: string) => page.locator(selector).filter({ visible: true });
      expect({ route, name: await printed('.site-header .mark').count() }).toEqual({ route, name: 1 });
      // Examples also show a number, although its link calls nobody.
      expect({ route, call: await printed('.site-header .call').count() }).toEqual({ route, call: 1 });
      expect({ route, buttons: await printed('.MuiButton-root').allTextContents() }).toEqual({ route, buttons: [] });
      expect({ route, menus: await printed('nav, .menu, body > aside').count() }).toEqual({ route, menus: 0 });
    }
  });

  it('keeps a term with its value', async () => {
    const { page, url } = await openSite({ viewport: { width: 680, height: 1000 } });
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${url}/contact`);
    const breaks = await page.$$eval('main dt', (all) => all.map((one) => getComputedStyle(one).breakAfter));
    expect(breaks.length).toBeGreaterThan(2);
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  });
});
