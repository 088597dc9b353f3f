import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../../browser/accessibility/axe.ts';
import { fixtureManifest, GUIDE, guideText } from '../../fixtures/fixture-site.ts';
import type { Marketer } from './marketer.ts';
import { serveStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';
const LAST_GUIDE = 'content/guides/nourrir-son-levain.md';

const manifest = fixtureManifest();
manifest.chains[0]?.articles.push('petrir-a-la-main', 'nourrir-son-levain');
Object.assign(manifest.pages[0]?.sections[4] ?? {}, {
  items: [{ question: 'Quel pain ?', answer: 'Voyez [comment choisir](/guides/choisir-son-pain).' }],
});

/** The chain has five guides. The home page leads to the first one, and the last one to the conditions of sale. */
const files = {
  [MANIFEST]: `${JSON.stringify(manifest, null, 2)}\n`,
  'content/guides/petrir-a-la-main.md': guideText('Pétrir à la main'),
  [LAST_GUIDE]: `${guideText('Nourrir son levain')}\nVoyez [nos prix](/cgv#prix).\n`,
};

/** Opens a page that is outside of the site's menu. */
async function openOther(marketer: Marketer, name: RegExp): Promise<void> {
  const { site } = marketer;
  const group = site.getByRole('button', { name: 'Autres pages', expanded: false });
  if (await group.count()) await marketer.click(group);
  await marketer.click(site.getByRole('button', { name }));
}

/** Shows a page that stays: the preview may request an address that undo removes. */
async function goElsewhere(marketer: Marketer): Promise<void> {
  await openOther(marketer, /^Mentions légales/);
  await marketer.preview.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor();
}

/** Expands the chain of guides in the list of the site. */
async function openChain({ site, click }: Marketer): Promise<void> {
  const chain = site.getByRole('button', { name: /^Guides du pain/, expanded: false });
  if (await chain.count()) await click(chain);
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${control}`);
}

/** Replaces the text of the first field of a dialog, which has the focus. */
async function retype({ keyboard }: Page, text: string): Promise<void> {
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type(text);
}

let dialogs = 0;

/** Confirms a dialog by keyboard. Dialogs are shown in the two schemes in turn. */
async function confirm({ page, saved }: Marketer, dialog: Locator, name: string): Promise<void> {
  const button = dialog.getByRole('button', { name, exact: true });
  await expect.poll(() => button.isEnabled()).toBe(true);
  dialogs += 1;
  await page.emulateMedia({ colorScheme: dialogs % 2 === 0 ? 'light' : 'dark' });
  expect(await violations(page)).toEqual([]);
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await saved();
  // The next press of Tab continues in the editor.
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

// All dialogs are confirmed by keyboard, and none has a violation.
const stage = serveStage(files);

it('renames a page (task 19) and a section with all links to them, each as one step, creates a page in the menu, without an error (task 16), and removes a section to which links lead', async () => {
  const marketer = await stage.open();
  const { site, fields, page } = marketer;
  await openOther(marketer, /^Conditions/);
  expect(await fields.getByRole('textbox', { name: 'Adresse', exact: true }).inputValue()).toBe('/cgv');
  await marketer.click(fields.getByRole('button', { name: 'Renommer…' }));
  const dialog = page.getByRole('dialog', { name: 'Renommer' });
  const address = dialog.getByRole('textbox', { name: 'Nouvelle adresse' });
  await dialog.waitFor();
  await retype(page, '/contact');
  await dialog.getByText('/contact est déjà l’adresse d’une page : choisissez-en une autre.').waitFor();
  await address.fill('/conditions');
  await dialog.getByText(/^Texte de «\s.*\s»\s: nouveau nom$/).waitFor();
  expect(await dialog.innerText()).not.toMatch(/\.json|\.md/);
  expect(await dialog.getByRole('checkbox', { name: 'Rediriger l’ancienne adresse' }).isChecked()).toBe(true);
  await confirm(marketer, dialog, 'Renommer partout');
  await marketer.preview.getByRole('heading', { level: 1, name: 'Conditions' }).waitFor();
  expect(await fields.getByRole('textbox', { name: 'Adresse', exact: true }).inputValue()).toBe('/conditions');
  // Three lines name the page or its text. The new redirect has four lines.
  const changed = {
    [MANIFEST]: '7 3',
    [LAST_GUIDE]: '1 1',
    'content/legal/cgv.md': '0 11',
    'content/legal/conditions.md': '11 0',
  };
  await goElsewhere(marketer);
  await stage.conclude(marketer, changed);

  await marketer.click(site.getByRole('button', { name: 'Nouvelle page' }));
  const creation = page.getByRole('dialog', { name: 'Nouvelle page' });
  await creation.waitFor();
  await page.keyboard.type('Nos ateliers');
  expect(await creation.getByRole('textbox', { name: 'Adresse' }).inputValue()).toBe('/nos-ateliers');
  const inMenu = creation.getByRole('checkbox', { name: 'Mettre dans le menu' });
  expect(await inMenu.isChecked()).toBe(true);
  await tabTo(page, inMenu);
  await page.keyboard.press('Space');
  await creation.getByText(/^Aucun lien ne mènera/).waitFor();
  await page.keyboard.press('Space');
  expect(await inMenu.isChecked()).toBe(true);
  await confirm(marketer, creation, 'Créer la page');
  await marketer.preview.getByRole('heading', { level: 1, name: 'Nos ateliers' }).waitFor();
  // In a narrow window, the menu is closed, so the link is not visible.
  const link = marketer.preview.getByRole('banner').locator('a[href="/nos-ateliers"]').first();
  await link.waitFor({ state: 'attached' });
  await fields.getByRole('textbox', { name: 'Adresse', exact: true }).waitFor();
  expect(await marketer.list.getByText('Erreur', { exact: true }).count()).toBe(0);
  expect(await marketer.list.getByText(/Aucun lien ne mène à .*\/nos-ateliers/).count()).toBe(0);
  await goElsewhere(marketer);
  await stage.conclude(marketer, { [MANIFEST]: expect.any(String) });

  await marketer.click(site.getByRole('button', { name: /^Accueil/ }));
  await marketer.click(fields.getByRole('button', { name: /^Tarifs/ }));
  const name = fields.getByRole('textbox', { name: 'Nom dans les liens' });
  expect(await name.inputValue()).toBe('#commander');
  await marketer.click(fields.getByRole('button', { name: 'Renommer…' }));
  await dialog.waitFor();
  await retype(page, 'nos-prix');
  await confirm(marketer, dialog, 'Renommer partout');
  await expect.poll(() => name.inputValue()).toBe('#nos-prix');
  await marketer.click(fields.getByRole('button', { name: 'Supprimer', exact: true }));
  const removal = page.getByRole('dialog', { name: 'Supprimer « Tarifs »' });
  await removal.getByText(/^\d+ liens mènent ici :$/).waitFor();
  await marketer.click(removal.getByRole('button', { name: 'Ne rien changer' }));
  await stage.conclude(marketer, { [MANIFEST]: '2 2', 'content/textes/histoire.md': '1 1' });

  await marketer.click(fields.getByRole('button', { name: 'Supprimer', exact: true }));
  await removal.waitFor();
  await confirm(marketer, removal, 'Supprimer');
  await stage.conclude(marketer, { [MANIFEST]: '1 14', 'content/textes/histoire.md': '1 1' });
});

it('moves the fifth guide of a chain to the second place by keys, adds a guide, and removes one, with a choice for each link to it (tasks 17, 18, 20); adds a chain, and renames a picture', async () => {
  const marketer = await stage.open();
  const { site, fields, page } = marketer;
  await openChain(marketer);
  const moves = site.getByRole('button', { name: /^Monter : / });
  const name = (await moves.nth(4).getAttribute('aria-label')) ?? '';
  const [, title = ''] = name.split(' : ');
  const up = site.getByRole('button', { name, exact: true });
  await up.focus();
  for (const place of [4, 3, 2]) {
    await page.keyboard.press('Enter');
    await page.getByText(new RegExp(`: place ${place} sur \\d+$`)).waitFor({ state: 'attached' });
    await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  expect(await moves.nth(1).getAttribute('aria-label')).toContain(title);
  await marketer.saved();
  // Another line becomes the last of the list, and loses its comma.
  await stage.conclude(marketer, { [MANIFEST]: '2 2' });

  await openChain(marketer);
  await marketer.click(site.getByRole('button', { name: 'Nouveau guide : Guides du pain' }));
  const creation = page.getByRole('dialog', { name: 'Nouveau guide : Guides du pain' });
  await creation.waitFor();
  await page.keyboard.type('Façonner une baguette');
  await creation.getByText('/guides/faconner-une-baguette').waitFor();
  await confirm(marketer, creation, 'Créer le guide');
  await marketer.preview.getByRole('heading', { level: 1, name: 'Façonner une baguette' }).waitFor();
  await fields.getByRole('textbox', { name: 'Adresse', exact: true }).waitFor();
  expect(await marketer.list.getByText('Erreur', { exact: true }).count()).toBe(0);
  await goElsewhere(marketer);
  await stage.conclude(marketer, { [MANIFEST]: '2 1', 'content/guides/faconner-une-baguette.md': '9 0' });

  await openChain(marketer);
  await marketer.click(site.getByRole('button', { name: /^Choisir son pain/ }));
  const remove = fields.getByRole('button', { name: 'Supprimer le guide…' });
  // Parts that arrive late are below the button, so that it does not move under a click.
  const top = async (shown: Locator) => (await shown.boundingBox())?.y ?? 0;
  expect(await top(remove)).toBeLessThan(await top(fields.getByRole('textbox', { name: 'Titre', exact: true })));
  await marketer.click(remove);
  const removal = page.getByRole('dialog', { name: /^Supprimer « / });
  await removal.getByText(/^\d+ liens mènent ici :$/).waitFor();
  // Places have their names in the forms, not file names.
  expect(await removal.innerText()).not.toMatch(/\.json|\.md:/);
  const choice = removal.getByRole('combobox', { name: /^Ce que devient le lien «.*» de Accueil ›/ });
  await tabTo(page, choice.first());
  for (const key of ['Enter', 'Home', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => choice.first().textContent()).toMatch(/^Garder les mots, sans lien/);
  await confirm(marketer, removal, 'Supprimer');
  await stage.conclude(marketer, {
    [MANIFEST]: '5 2',
    [GUIDE]: '0 14',
    'content/guides/recettes-de-pain-perdu.md': '1 1',
  });

  await site.getByRole('button', { name: 'Nouvelle rubrique de guides' }).press('Enter');
  const chain = page.getByRole('dialog', { name: 'Nouvelle rubrique de guides' });
  await chain.waitFor();
  for (const text of ['Recettes', 'Première recette', 'Seconde recette']) {
    await page.keyboard.type(text);
    if (!text.startsWith('Seconde')) await page.keyboard.press('Tab');
  }
  await confirm(marketer, chain, 'Créer la rubrique');
  expect(stage.site.changedLines()).not.toEqual({});
  await goElsewhere(marketer);
  await stage.conclude(marketer);

  await site.getByRole('button', { name: /^Images/ }).press('Enter');
  await fields.getByRole('button', { name: 'Renommer…' }).first().press('Enter');
  const renaming = page.getByRole('dialog', { name: 'Renommer' });
  await renaming.waitFor();
  await retype(page, 'autre-nom');
  await confirm(marketer, renaming, 'Renommer partout');
  expect(stage.site.changedLines()).not.toEqual({});
  await stage.conclude(marketer);
});
