import { describe, expect, it } from 'vitest';
import { contactPage, readFields } from '../forms/form-pages.ts';
import { movePointer, type OpenSite, openHydrated, openSite } from '../site.ts';
import { changePages, countLoads, link } from './fault.ts';

/** Makes rendering of the whole page fail, outside of the blocks' own boundaries. */
const spoil = (site: OpenSite) =>
  changePages(site, (html, path) =>
    // The key of a section becomes an object that cannot be converted to a string.
    path === '/contact' ? html.replace('"sections":[{"key":', '"sections":[{"key":{"toString":0},"once":') : html,
  );

const left = (site: OpenSite) => site.page.locator('#v_app > [data-error-fallback]').waitFor({ state: 'attached' });

describe('a page that the program cannot render', () => {
  it('stays as sent by the server, with typed text and focus, fails visibly at its button, and leaves links to the browser', async () => {
    const site = await openSite();
    const { page, url } = site;
    await spoil(site);
    const loads = countLoads(page);
    await page.goto(`${url}/contact`);
    await contactPage.fill(page);
    await left(site);
    expect(await page.locator('h1').textContent()).toContain('Parlons de votre site');
    expect(await page.getByText('Unexpected Application Error').count()).toBe(0);
    expect(await readFields(page)).toEqual(contactPage.written);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await page.clock.install();
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await page.clock.fastForward(5000);
    await page.getByRole('alert').filter({ hasText: 'pu se charger' }).waitFor();
    expect(await readFields(page)).toEqual(contactPage.written);
    expect(loads()).toBe(1);
    await link(page, '/realisations').click();
    await page.waitForURL(`${url}/realisations`);
    await expect.poll(loads).toBe(2);
  });

  it('is loaded by the browser, once, if it was reached by a link', async () => {
    const site = await openHydrated('/conception-site-web');
    const { page, url } = site;
    await spoil(site);
    const loads = countLoads(page);
    await link(page, '/contact').click();
    await expect.poll(loads).toBe(1);
    await page.locator('h1').filter({ hasText: 'Parlons de votre site' }).waitFor();
    await movePointer(page);
    await left(site);
    expect(page.url()).toBe(`${url}/contact`);
    expect(loads()).toBe(1);
  });
});
