import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility/axe.ts';
import { details } from './forms/form-pages.ts';
import { hydrate, openHydrated, openPage, openSite, settled } from './site.ts';

const EXAMPLE = '/exemples/macon';

const phone = { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' as const };
const leave = (page: Page) => page.locator('aside a', { hasText: 'Quitter l’exemple' });

/** Expects the numbers of an example not to call, and to say so. */
async function expectNoAnswer(page: Page): Promise<void> {
  expect(await page.locator('a[href^="tel:"]').count()).toBe(0);
  const answer = page.getByText('Exemple : ce numéro ne répond pas.');
  expect(await answer.isVisible()).toBe(false);
  await page.locator('a[href="#v_no-answer"]').last().click();
  await answer.waitFor();
}

describe('an example of a site', () => {
  it('keeps its drafts separate from those of the site, which answers for its unknown addresses', async () => {
    const { page, url } = await openHydrated(`${EXAMPLE}/devis`);
    await page.fill('form [name$=_name]', 'Ana Ruiz');
    await page.goto(`${url}/contact`);
    await hydrate(page);
    expect(await page.inputValue('form [name$=_name]')).toBe('');
    await page.goto(`${url}${EXAMPLE}/devis`);
    await hydrate(page);
    expect(await page.inputValue('form [name$=_name]')).toBe('Ana Ruiz');
    const answer = await page.goto(`${url}${EXAMPLE}/inconnue`);
    expect(answer?.status()).toBe(404);
    expect(await leave(page).count()).toBe(0);
  });

  it('has a ribbon that is readable and usable for everybody, on a phone and a computer', async () => {
    const { page } = await openPage(`${EXAMPLE}/`, { reducedMotion: 'reduce' });
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

  it('has numbers that answer that they do not, and leads from its bar to the form, with its trade', async () => {
    const { page } = await openHydrated(`${EXAMPLE}/`, phone);
    await expectNoAnswer(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const bar = page.locator('.mobile-bar');
    expect(await bar.getByRole('link').count()).toBe(1);
    await bar.getByRole('link', { name: /^Exemple · / }).click();
    await page.locator('form [name$=_name]').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByRole('combobox', { name: 'Métier' }).inputValue()).toBe('Maçonnerie');
    for (const [name, text] of Object.entries(details)) await page.fill(`form [name$=_${name}]`, text);
    await page.getByRole('button', { name: 'Suivant' }).click();
    await expect.poll(() => page.locator('form textarea').inputValue()).toMatch(/^Métier\s: maçonnerie\.\s/);
  });

  it('also has such numbers without scripts, and the price of a similar site after its last section', async () => {
    const { page } = await openPage('/exemples/fleuriste/mariages', { ...phone, javaScriptEnabled: false });
    await expectNoAnswer(page);
    const offer = page.locator('.site-footer > div').filter({ hasText: 'Un site comme celui-ci' });
    expect(await offer.getByRole('link').getAttribute('href')).toMatch(/\?metier=fleuriste#callback-form$/);
  });
});

it('an unknown trade in the address selects none, and is removed', async () => {
  const { page, url } = await openSite();
  for (const query of ['?metier=', '?metier=xyz', '?metier=%3Cb%3E']) {
    await page.goto(`${url}/${query}`);
    await hydrate(page);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await page.getByRole('combobox', { name: 'Métier' }).inputValue()).toBe('');
  }
});
