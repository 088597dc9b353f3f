import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../../browser/accessibility/axe.ts';
import { openGuide } from './guide-text.ts';
import type { Marketer } from './marketer.ts';
import { onStage } from './stage.ts';

/** Returns the violations of the page as it is now, in each colour scheme. */
async function everywhere({ page }: Marketer, place: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page)).map((one) => `${place}, ${colorScheme}: ${one}`));
  }
  return found;
}

const section = ({ fields }: Marketer, name: RegExp) => fields.getByRole('button', { name }).click();

/** Dialogs and pickers that are not tasks of structure, by the functions that open them. */
const dialogs: Record<string, (marketer: Marketer) => Promise<void>> = {
  'Choisir une section': ({ fields }) => fields.getByRole('button', { name: 'Ajouter une section' }).click(),
  Publier: ({ page }) => page.getByRole('button', { name: 'Publier…' }).click(),
  'Choisir un lien': async (marketer) => {
    await openGuide(marketer);
    await marketer.fields.getByRole('button', { name: 'Lien', exact: true }).click();
  },
  'Insérer un fait': async (marketer) => {
    await section(marketer, /^Ouverture/);
    await marketer.fields.getByRole('button', { name: 'Insérer un fait' }).first().click();
  },
  'Copier vers une page': async (marketer) => {
    await section(marketer, /^Tarifs/);
    await marketer.fields.getByRole('button', { name: 'Copier vers une page' }).click();
  },
  'Choisir une image': async (marketer) => {
    await openGuide(marketer);
    await marketer.fields.getByRole('button', { name: 'Image', exact: true }).click();
  },
  'Que montre cette image ?': async (marketer) => {
    await openGuide(marketer);
    await marketer.fields.getByRole('button', { name: 'Image', exact: true }).click();
    await marketer.page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  },
  Tableau: async (marketer) => {
    await openGuide(marketer);
    await marketer.fields.getByRole('button', { name: /^Tableau/ }).click();
  },
  Figure: async (marketer) => {
    await openGuide(marketer);
    await marketer.fields.getByRole('button', { name: 'Figure', exact: true }).click();
  },
};

onStage((stage) => {
  it.each(Object.entries(dialogs))('has no violation in the dialog « %s »', async (name, open) => {
    const marketer = await stage.open();
    const { page, preview } = marketer;
    await preview.getByRole('heading', { level: 1 }).waitFor();
    await open(marketer);
    const dialog = page.getByRole('dialog', { name, exact: true });
    await dialog.waitFor();
    // Waits until its list, its checks or its picture have arrived.
    await dialog.getByRole('button').nth(1).waitFor();
    await page.mouse.move(600, 2);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    expect(await everywhere(marketer, name)).toEqual([]);
  });

  it('has no violation in any panel', async () => {
    const marketer = await stage.open();
    const { page, site, fields, list, preview } = marketer;
    await preview.getByRole('heading', { level: 1 }).waitFor();
    const found: string[] = await everywhere(marketer, 'page');
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
        found.push(...(await everywhere(marketer, name)));
      }
    }
    await site.getByRole('button', { name: 'Images' }).click();
    await fields.getByRole('heading', { level: 2, name: 'Images' }).waitFor();
    found.push(...(await everywhere(marketer, 'images')));
    await site.getByRole('button', { name: /^Reste à remplacer/ }).click();
    const problems = list.getByRole('button', { name: 'Afficher les problèmes' });
    if (await problems.count()) await problems.click();
    found.push(...(await everywhere(marketer, 'lists')));
    for (const sought of ['contact', 'zzzz']) {
      await site.getByLabel('Chercher').fill(sought);
      await site.getByRole('status').waitFor();
      found.push(...(await everywhere(marketer, `search for ${sought}`)));
    }
    await page.setViewportSize({ width: 820, height: 900 });
    await page.getByRole('button', { name: 'Afficher la liste des pages' }).click();
    await site.waitFor();
    found.push(...(await everywhere(marketer, 'drawer')));
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Retour' }).waitFor();
    found.push(...(await everywhere(marketer, 'phone')));
    expect(found).toEqual([]);
  });
});
