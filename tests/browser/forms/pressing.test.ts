import { describe, expect, it } from 'vitest';
import { hydrate, openSite } from '../site.ts';
import { details } from './form-pages.ts';

describe('a button pressed while a hint appears at the field being left', () => {
  it('stays under the pointer until the release, in a browser without scroll anchoring', async () => {
    const { page, url } = await openSite({ viewport: { width: 375, height: 800 } });
    await page.goto(url);
    await page.click('text=Je veux ma maquette gratuite');
    await page.evaluate(() => {
      document.documentElement.style.setProperty('overflow-anchor', 'none');
    });
    const { phone: _, ...others } = details;
    for (const [name, value] of Object.entries({ ...others, phone: '04 65' })) {
      await page.fill(`form [name$=_${name}]`, value);
    }
    await page.getByRole('button', { name: 'Suivant' }).click({ delay: 100 });
    await page.locator('form [name$=_needsEcommerce]').waitFor();
  });
});

describe('a field left with a doubtful text', () => {
  it('shows the hint immediately after a key, and after a press anywhere', async () => {
    const { page, url } = await openSite();
    await page.goto(`${url}/contact`);
    await hydrate(page);
    await page.fill('form [name$=_email]', 'ana@');
    await page.keyboard.press('Tab');
    await page.locator('form .Mui-error[id$=-error]').waitFor();
    await page.fill('form [name$=_email]', 'ana@example.com');
    await page.locator('form .Mui-error[id$=-error]').waitFor({ state: 'detached' });
    await page.reload();
    await hydrate(page);
    await page.fill('form [name$=_email]', 'ana@');
    expect(await page.locator('form .Mui-error[id$=-error]').count()).toBe(0);
    await page.locator('h1').click();
    await page.locator('form .Mui-error[id$=-error]').waitFor();
  });
});
