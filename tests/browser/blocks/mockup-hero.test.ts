import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../accessibility/axe.ts';
import { paramNames } from '../forms/form-pages.ts';
import { hydrate, openHydrated, openPage } from '../site.ts';

const NAMES = [
  'A',
  'Maçonnerie Karim',
  'Établissements Vandenbroucke-Saint-Germain et Fils Associés &',
  'Anticonstitutionnellementanticonstitutionnellementanticonsti',
  '🥐👩‍🍳 <b>Chez Zoé</b> &amp; <script>alert(1)</script>',
];

async function type(page: Page, { company, trade, town }: { company: string; trade?: string; town?: string }) {
  await page.getByLabel('Nom de l’entreprise').first().fill(company);
  if (trade) await page.getByLabel('Métier', { exact: true }).selectOption(trade);
  if (town) await page.getByLabel('Commune').fill(town);
}

/** Script that finds the texts of the mock-up that overflow their drawn screen. */
const OUTSIDE = `[...document.querySelectorAll('[role=img] .name, [role=img] .title, [role=img] .button')].filter((one) => {
  const screen = one.closest('.bar, .words').parentElement.getBoundingClientRect();
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < screen.left || right > screen.right + 0.5 || top < screen.top || bottom > screen.bottom + 0.5;
}).map((one) => one.className)`;

describe('the mock-up on the home page', () => {
  it('has title, fields and both links in the first screen of each window, and keeps every name inside of its frames, on two lines before it is cut, at every width', async () => {
    const { page, problems } = await openPage('/', { reducedMotion: 'reduce' });
    const hero = page.locator('main section').first();
    const parts = [
      hero.locator('h1'),
      hero.getByLabel('Nom de l’entreprise'),
      hero.getByLabel('Métier', { exact: true }),
      hero.getByLabel('Commune'),
      hero.getByRole('link', { name: 'Demandez votre maquette gratuite' }),
      hero.getByRole('link', { name: 'Voir les Forfaits' }),
    ];
    for (const [width, height] of [
      [360, 780],
      [1280, 800],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of parts) {
        const { y = height, height: tall = 0 } = (await part.boundingBox()) ?? {};
        expect(y + tall).toBeLessThanOrEqual(height);
      }
    }

    await page.setViewportSize({ width: 1280, height: 800 });
    await hydrate(page);
    await type(page, { company: 'Boulangerie Dupont et Filles', trade: 'Boulangerie' });
    const names = page.locator('[role=img] .name');
    for (const name of await names.all()) {
      expect(await name.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true);
    }
    for (const [index, company] of NAMES.entries()) {
      await type(page, { company, trade: 'Association', town: 'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson' });
      for (const width of [320, 360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        expect({ company, width, outside: await page.evaluate(OUTSIDE) }).toEqual({ company, width, outside: [] });
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      }
      await expect.poll(() => names.allTextContents()).toEqual([company, company]);
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
      expect(await violations(page), company).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

  it('requests nothing before it is used, puts no typed text into an address, and keeps it on the way to the form and back, whatever the query of a campaign', async () => {
    const { page, url, requests, sink } = await openPage('/?utm_source=lettre&gclid=1');
    await page.waitForLoadState('networkidle');
    // Only the drawing of the first trade is loaded, and no program.
    expect(new Set(requests.filter((one) => /-drawing|metier|\.js$/.test(one))).size).toBe(1);
    await hydrate(page);
    await type(page, { company: 'Karim', trade: 'Maçonnerie', town: 'Le Mans' });
    await page.getByLabel('Commune').press('Enter');
    await page.getByRole('link', { name: 'Recevoir ma vraie maquette' }).click();
    await page.waitForFunction(() => location.hash === '#callback-form');
    const name = page.getByLabel('Nom de l’entreprise').first();
    const documents = () => requests.filter((one) => new URL(one).pathname === '/').length;
    await expect.poll(() => page.inputValue('form [name$=_companyName]')).toBe('Karim');
    expect([await name.inputValue(), documents()]).toEqual(['Karim', 1]);
    expect(requests.filter((one) => /karim|mans/i.test(one))).toEqual([]);
    expect(page.url()).toBe(`${url}/#callback-form`);
    expect(await sink.messages()).toEqual([]);
    await page.goBack();
    await page.waitForFunction(() => location.hash === '');
    expect([await name.inputValue(), documents()]).toEqual(['Karim', 1]);
  });

  it('shows field and result together above the keyboard of a phone, and fills the form, without replacing typed text', async () => {
    const { page, sink } = await openHydrated('/', { viewport: { width: 360, height: 430 } });
    for (const name of ['Nom de l’entreprise', 'Commune']) {
      const field = page.locator('main').getByLabel(name).first();
      await field.click();
      await field.pressSequentially('Le Mans');
      for (const part of [field, page.getByRole('img', { name: /Aperçu automatique/ })]) {
        await expect
          .poll(async () => {
            const { y = -9, height = 0 } = (await part.boundingBox()) ?? {};
            return y >= -1 && y + height <= 430;
          })
          .toBe(true);
      }
      await field.fill('');
    }

    await page.setViewportSize({ width: 360, height: 780 });
    await page.click('text=Je veux ma maquette gratuite');
    await page.fill('form [name$=_city]', 'Nîmes');
    await type(page, { company: 'Karim', trade: 'Maçonnerie', town: 'Le Mans' });
    await page.getByRole('link', { name: 'Recevoir ma vraie maquette' }).click();
    const value = (name: string) => page.inputValue(`form [name$=_${name}]`);
    await expect.poll(() => value('companyName')).toBe('Karim');
    expect(await value('city')).toBe('Nîmes');
    await page.fill('form [name$=_name]', 'Ana');
    await page.fill('form [name$=_phone]', '04 65 71 00 00');
    await page.fill('form [name$=_email]', 'ana@example.com');
    await page.click('form button[type=submit]');
    expect(await value('projectDescription')).toMatch(/^Métier\s: maçonnerie\.\n$/);
    await page.fill('form [name$=_projectDescription]', 'Métier : maçonnerie.\nDes murs.');
    await page.selectOption('form [name$=_needsEcommerce]', 'Non');
    await page.click('form button[type=submit]');
    await expect.poll(async () => (await sink.messages()).length).toBe(1);
    const [message] = await sink.messages();
    expect(Object.keys(message?.template_params ?? {}).sort()).toEqual(paramNames('callback'));
    expect(message?.template_params).toMatchObject({ city: 'Nîmes', company_name: 'Karim' });
    expect(message?.template_params.message).toContain('Métier : maçonnerie.\nDes murs.');
  });
});
