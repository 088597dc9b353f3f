import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../../browser/accessibility/axe.ts';
import { exampleOf, fixtureManifest } from '../../fixtures/fixture-site.ts';
import { openGuide } from './guide-text.ts';
import type { Marketer } from './marketer.ts';
import { serveStage } from './stage.ts';

const schemes = ['dark', 'light'] as const;

/** Returns a function that returns the violations of the page as it is now, in the two colour schemes in turn. */
function createTurns({ page }: Marketer): (place: string) => Promise<string[]> {
  let turn = 0;
  return async (place) => {
    const colorScheme = schemes[turn % schemes.length] ?? 'light';
    turn += 1;
    await page.emulateMedia({ colorScheme });
    return (await violations(page)).map((one) => `${place}, ${colorScheme}: ${one}`);
  };
}

const section = ({ fields }: Marketer, name: RegExp) => fields.getByRole('button', { name }).click();

/** Functions that open the dialogs and pickers that are not tasks of structure: those of a page, then those of a guide. */
const dialogs: Record<string, (marketer: Marketer) => Promise<void>> = {
  'Choisir une section': ({ fields }) => fields.getByRole('button', { name: 'Ajouter une section' }).click(),
  Publier: ({ page }) => page.getByRole('button', { name: 'Publier…' }).click(),
  'Insérer un fait': async (marketer) => {
    await section(marketer, /^Ouverture/);
    await marketer.fields.getByRole('button', { name: 'Insérer un fait' }).first().click();
  },
  'Copier vers une page': async (marketer) => {
    await marketer.page.reload();
    await section(marketer, /^Tarifs/);
    await marketer.fields.getByRole('button', { name: 'Copier vers une page' }).click();
  },
  'Choisir un lien': async (marketer) => {
    await openGuide(marketer);
    await marketer.fields.getByRole('button', { name: 'Lien', exact: true }).click();
  },
  'Choisir une image': ({ fields }) => fields.getByRole('button', { name: 'Image', exact: true }).click(),
  'Que montre cette image ?': async ({ page, fields }) => {
    await fields.getByRole('button', { name: 'Image', exact: true }).click();
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  },
  Tableau: ({ fields }) => fields.getByRole('button', { name: /^Tableau/ }).click(),
  Figure: ({ fields }) => fields.getByRole('button', { name: 'Figure', exact: true }).click(),
};

const manifest = fixtureManifest();
// Marks of placeholders, and settings that the fixture site lacks, so that all panels have fields.
Object.assign(manifest.site, { logo: 'media/portraits/a.svg', placeholder: true });
Object.assign(manifest.business.legal as object, { form: '[forme juridique à compléter]', placeholder: true });
Object.assign(manifest.theme, { radius: 12, space: 8, motion: 200, headingFont: 'bricolage', textFont: 'source' });
Object.assign(manifest, {
  examples: [exampleOf('example')],
  labels: { email: 'E-mail' },
  editorial: { description: { least: 100, most: 158 }, phrases: [{ words: ['suffit'], most: 1 }] },
});

const stage = serveStage({ 'site.manifest.json': `${JSON.stringify(manifest, null, 2)}\n` });

it('has no violation in any dialog, in both schemes', async () => {
  const marketer = await stage.open();
  const { page, preview } = marketer;
  await preview.getByRole('heading', { level: 1 }).waitFor();
  const found: string[] = [];
  for (const [name, open] of Object.entries(dialogs)) {
    await open(marketer);
    const dialog = page.getByRole('dialog', { name, exact: true });
    await dialog.waitFor();
    // Waits until its list, its checks or its picture have arrived.
    await dialog.getByRole('button').nth(1).waitFor();
    await page.mouse.move(600, 2);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await violations(page)).map((one) => `${name}, ${colorScheme}: ${one}`));
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(found).toEqual([]);
});

it('has no violation in any panel, in one of the schemes in turn', async () => {
  const marketer = await stage.open();
  const { page, site, fields, list, preview } = marketer;
  await preview.getByRole('heading', { level: 1 }).waitFor();
  const violationsOf = createTurns(marketer);
  const found: string[] = await violationsOf('page');
  const group = (name: string) => site.getByRole('button', { name, expanded: false });
  await group('Autres réglages').click();
  const settings = (title: string): Locator => site.getByRole('region', { name: title }).getByRole('listitem');
  for (const title of ['Réglages', 'Autres réglages']) {
    const count = await settings(title).count();
    for (let index = 0; index < count; index += 1) {
      const entry = settings(title).nth(index).getByRole('button').first();
      const name = (await entry.innerText()).split('\n')[0] ?? '';
      await entry.click();
      await fields.getByRole('heading', { level: 2 }).waitFor();
      found.push(...(await violationsOf(name)));
    }
  }
  await site.getByRole('button', { name: 'Images' }).click();
  await fields.getByRole('heading', { level: 2, name: 'Images' }).waitFor();
  found.push(...(await violationsOf('images')));
  await site.getByRole('button', { name: /^Reste à remplacer/ }).click();
  const problems = list.getByRole('button', { name: 'Afficher les problèmes' });
  if (await problems.count()) await problems.click();
  found.push(...(await violationsOf('lists')));
  for (const sought of ['contact', 'zzzz']) {
    await site.getByLabel('Chercher').fill(sought);
    await site.getByRole('status').waitFor();
    found.push(...(await violationsOf(`search for ${sought}`)));
  }
  await page.setViewportSize({ width: 820, height: 900 });
  await page.getByRole('button', { name: 'Afficher la liste des pages' }).click();
  await site.waitFor();
  found.push(...(await violationsOf('drawer')));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Retour' }).waitFor();
  found.push(...(await violationsOf('phone')));
  expect(found).toEqual([]);
});
