import { describe, expect, it } from 'vitest';
import { sharePage } from './site.ts';

const show = sharePage();

const GUIDE = '/creation-site-web/guide-creation-site-web';
const PHONE = { width: 360, height: 780 };

describe('tables on a phone', () => {
  it('do not put sentences next to a column of numbers', async () => {
    const page = await show(GUIDE, PHONE);
    const cell = page.locator('td:text-is("1")').first();
    expect(await cell.evaluate((one) => getComputedStyle(one).display)).toBe('block');
    expect(await cell.evaluate((one) => getComputedStyle(one, '::before').content)).toMatch(/^"Semaine/);
  });

  it.each(['/cgv', '/cookies'])('are also tables for screen readers: %s', async (route) => {
    const page = await show(route, PHONE);
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
    await client.detach();
  });
});
