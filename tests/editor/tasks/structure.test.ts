import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { fixtureManifest, GUIDE, guideText } from '../../fixtures/fixture-site.ts';
import type { Marketer } from './marketer.ts';
import { onStage } from './stage.ts';

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

/** Expands the chain of guides in the list of the site. */
async function openChain({ site, click }: Marketer): Promise<void> {
  const chain = site.getByRole('button', { name: /^Guides du pain/, expanded: false });
  if (await chain.count()) await click(chain);
}

onStage(files, (stage) => {
  it('renames a page with all links to it as one step (task 19), and creates a page in the menu, without an error (task 16)', async () => {
    const marketer = await stage.open();
    const { site, fields, page } = marketer;
    await openOther(marketer, /^Conditions/);
    expect(await fields.getByRole('textbox', { name: 'Adresse', exact: true }).inputValue()).toBe('/cgv');
    await marketer.click(fields.getByRole('button', { name: 'Renommer…' }));
    const dialog = page.getByRole('dialog', { name: 'Renommer' });
    const address = dialog.getByRole('textbox', { name: 'Nouvelle adresse' });
    await address.fill('/contact');
    await dialog.getByText('/contact est déjà l’adresse d’une page : choisissez-en une autre.').waitFor();
    await address.fill('/conditions');
    await dialog.getByText(/^Texte de «\s.*\s»\s: nouveau nom$/).waitFor();
    expect(await dialog.innerText()).not.toMatch(/\.json|\.md/);
    expect(await dialog.getByRole('checkbox', { name: 'Rediriger l’ancienne adresse' }).isChecked()).toBe(true);
    await marketer.click(dialog.getByRole('button', { name: 'Renommer partout' }));
    await dialog.waitFor({ state: 'detached' });
    await marketer.preview.getByRole('heading', { level: 1, name: 'Conditions' }).waitFor();
    expect(await fields.getByRole('textbox', { name: 'Adresse', exact: true }).inputValue()).toBe('/conditions');
    // Three lines name the page or its text. The new redirect has four lines.
    const changed = {
      [MANIFEST]: '7 3',
      [LAST_GUIDE]: '1 1',
      'content/legal/cgv.md': '0 11',
      'content/legal/conditions.md': '11 0',
    };
    // The preview may request an address that undo removes.
    await openOther(marketer, /^Mentions légales/);
    await marketer.preview.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor();
    await stage.conclude(marketer, { task: '19 rename', changed });

    await marketer.click(site.getByRole('button', { name: 'Nouvelle page' }));
    const creation = page.getByRole('dialog', { name: 'Nouvelle page' });
    await creation.getByRole('textbox', { name: 'Titre de la page' }).fill('Nos ateliers');
    expect(await creation.getByRole('textbox', { name: 'Adresse' }).inputValue()).toBe('/nos-ateliers');
    expect(await creation.getByRole('checkbox', { name: 'Mettre dans le menu' }).isChecked()).toBe(true);
    await marketer.click(creation.getByRole('button', { name: 'Créer la page' }));
    await creation.waitFor({ state: 'detached' });
    await marketer.preview.getByRole('heading', { level: 1, name: 'Nos ateliers' }).waitFor();
    // In a narrow window, the menu is closed, so the link is not visible.
    const link = marketer.preview.getByRole('banner').locator('a[href="/nos-ateliers"]').first();
    await link.waitFor({ state: 'attached' });
    await fields.getByRole('textbox', { name: 'Adresse', exact: true }).waitFor();
    expect(await marketer.list.getByText('Erreur', { exact: true }).count()).toBe(0);
    expect(await marketer.list.getByText(/Aucun lien ne mène à .*\/nos-ateliers/).count()).toBe(0);
    const { [MANIFEST]: lines = '' } = stage.site.changedLines();
    // The preview may request a page that was removed by the undo.
    await openOther(marketer, /^Mentions légales/);
    await marketer.preview.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor();
    await stage.conclude(marketer, { task: '16 page', changed: { [MANIFEST]: lines } });
  });

  it('moves the fifth guide of a chain to the second place by keys, adds a guide, and removes one, with a choice for each link to it (tasks 17, 18, 20)', async () => {
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
    const { [MANIFEST]: lines = '' } = stage.site.changedLines();
    // Another line becomes the last of the list, and loses its comma.
    expect(lines).toBe('2 2');
    await stage.conclude(marketer, { task: '17 order', changed: { [MANIFEST]: lines } });

    await openChain(marketer);
    await marketer.click(site.getByRole('button', { name: 'Nouveau guide : Guides du pain' }));
    const creation = page.getByRole('dialog', { name: 'Nouveau guide : Guides du pain' });
    await creation.getByRole('textbox', { name: 'Titre du guide' }).fill('Façonner une baguette');
    await creation.getByText('/guides/faconner-une-baguette').waitFor();
    await marketer.click(creation.getByRole('button', { name: 'Créer le guide' }));
    await creation.waitFor({ state: 'detached' });
    await marketer.preview.getByRole('heading', { level: 1, name: 'Façonner une baguette' }).waitFor();
    await fields.getByRole('textbox', { name: 'Adresse', exact: true }).waitFor();
    expect(await marketer.list.getByText('Erreur', { exact: true }).count()).toBe(0);
    // The preview may request a page that undo removes.
    await openOther(marketer, /^Mentions légales/);
    await marketer.preview.getByRole('heading', { level: 1, name: 'Mentions légales' }).waitFor();
    await stage.conclude(marketer, {
      task: '18 guide',
      changed: { [MANIFEST]: '2 1', 'content/guides/faconner-une-baguette.md': '9 0' },
    });

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
    await marketer.click(choice.first());
    await marketer.click(page.getByRole('option', { name: 'Garder les mots, sans lien' }));
    await marketer.click(removal.getByRole('button', { name: 'Supprimer', exact: true }));
    await removal.waitFor({ state: 'detached' });
    await stage.conclude(marketer, {
      task: '20 remove',
      changed: {
        [MANIFEST]: '5 2',
        [GUIDE]: '0 14',
        'content/guides/recettes-de-pain-perdu.md': '1 1',
      },
    });
  });

  it('renames a section with its uses', async () => {
    const marketer = await stage.open();
    const { fields, page } = marketer;
    await marketer.click(fields.getByRole('button', { name: /^Tarifs/ }));
    const name = fields.getByRole('textbox', { name: 'Nom dans les liens' });
    expect(await name.inputValue()).toBe('#commander');
    await marketer.click(fields.getByRole('button', { name: 'Renommer…' }));
    const dialog = page.getByRole('dialog', { name: 'Renommer' });
    await dialog.getByRole('textbox', { name: 'Nouveau nom' }).fill('nos-prix');
    await marketer.click(dialog.getByRole('button', { name: 'Renommer partout' }));
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => name.inputValue()).toBe('#nos-prix');
    await marketer.click(fields.getByRole('button', { name: 'Supprimer', exact: true }));
    const removal = page.getByRole('dialog', { name: 'Supprimer « Tarifs »' });
    await removal.getByText(/^\d+ liens mènent ici :$/).waitFor();
    await marketer.click(removal.getByRole('button', { name: 'Ne rien changer' }));
    const changed = { [MANIFEST]: '2 2', 'content/textes/histoire.md': '1 1' };
    await stage.conclude(marketer, { task: 'rename section', changed });
  });
});
