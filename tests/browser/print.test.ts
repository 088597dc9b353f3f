import { describe, expect, it } from 'vitest';
import { expectPrinted } from './printed.ts';
import { openSite } from './site.ts';

describe('a printed page', () => {
  it.each(['/exemples/restaurant/menus', '/exemples/boulangerie/'])(
    'of an example carries name and telephone, although its link calls nobody, and no button: %s',
    async (route) => {
      const { page, url } = await openSite({ viewport: { width: 680, height: 1000 } });
      await page.emulateMedia({ media: 'print' });
      await page.goto(url + route);
      await expectPrinted(page);
    },
  );

  it('keeps a term with its value', async () => {
    const { page, url } = await openSite({ viewport: { width: 680, height: 1000 } });
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${url}/contact`);
    const breaks = await page.$$eval('main dt', (all) => all.map((one) => getComputedStyle(one).breakAfter));
    expect(breaks.length).toBeGreaterThan(2);
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  });
});
