import { expect, it } from 'vitest';
import { hydrate, openSite } from './site.ts';

const phone = { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' as const };

it('an example leads from its bar to the form, with its trade', async () => {
  const { page, url } = await openSite(phone);
  await page.goto(`${url}/exemples/macon/`);
  await page.mouse.wheel(0, 900);
  const bar = page.locator('.mobile-bar');
  expect(await bar.getByRole('link').count()).toBe(1);
  await bar.getByRole('link', { name: /^Exemple · / }).click();
  await page.getByRole('textbox', { name: 'Votre nom' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByRole('combobox', { name: 'Métier' }).inputValue()).toBe('Maçonnerie');
  for (const [label, text] of [
    ['Votre nom', 'Karim Benali'],
    ['Téléphone', '06 39 98 12 34'],
    [/^E.*mail/, 'karim@example.com'],
    ['Ville', 'Figeac'],
  ] as const)
    await page.getByRole('textbox', { name: label }).fill(text);
  await page
    .locator('form')
    .getByRole('textbox', { name: /^Nom de l.entreprise/ })
    .fill('Maçonnerie Karim');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect.poll(() => page.locator('form textarea').inputValue()).toMatch(/^Métier\s: maçonnerie\.\s/);
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

it.each([true, false])(
  'the numbers of an example answer that they do not, with scripts: %s',
  async (javaScriptEnabled) => {
    const { page, url } = await openSite({ ...phone, javaScriptEnabled });
    await page.goto(`${url}/exemples/plomberie/`);
    if (javaScriptEnabled) await hydrate(page);
    expect(await page.locator('a[href^="tel:"]').count()).toBe(0);
    const answer = page.getByText('Exemple : ce numéro ne répond pas.');
    expect(await answer.isVisible()).toBe(false);
    await page.locator('a[href="#v_no-answer"]').last().click();
    await answer.waitFor();
  },
);

it('the price of a site like an example stands after its last section', async () => {
  const { page, url } = await openSite({ javaScriptEnabled: false });
  await page.goto(`${url}/exemples/fleuriste/mariages`);
  const offer = page.locator('.site-footer > div').filter({ hasText: 'Un site comme celui-ci' });
  expect(await offer.getByRole('link').getAttribute('href')).toMatch(/\?metier=fleuriste#callback-form$/);
});
