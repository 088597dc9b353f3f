import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../../browser/accessibility/axe.ts';
import type { Marketer } from './marketer.ts';
import { onStage } from './stage.ts';

const press = (button: Locator) => button.press('Enter');

/** Expands a group in the list of the site, unless an earlier task has. */
async function expand({ site }: Marketer, name: string | RegExp): Promise<void> {
  const group = site.getByRole('button', { name, expanded: false });
  if (await group.count()) await press(group);
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

interface KeyboardTask {
  name: string;
  /** Opens the dialog. */
  open(marketer: Marketer): Promise<void>;
  dialog: string | RegExp;
  /** Fills the dialog, whose first field has the focus. */
  fill?(page: Page, dialog: Locator): Promise<void>;
  confirm: string;
}

const section = /^Guides du pain/;

const tasks: KeyboardTask[] = [
  {
    name: 'a new page without an entry in the menu',
    open: ({ site }) => press(site.getByRole('button', { name: 'Nouvelle page' })),
    dialog: 'Nouvelle page',
    async fill(page, dialog) {
      await page.keyboard.type('Nos ateliers');
      await tabTo(page, dialog.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await dialog.getByText(/^Aucun lien ne mènera/).waitFor();
    },
    confirm: 'Créer la page',
  },
  {
    name: 'a new guide',
    async open(marketer) {
      await expand(marketer, section);
      await press(marketer.site.getByRole('button', { name: 'Nouveau guide : Guides du pain' }));
    },
    dialog: 'Nouveau guide : Guides du pain',
    fill: (page) => page.keyboard.type('Façonner une baguette'),
    confirm: 'Créer le guide',
  },
  {
    name: 'a new chain',
    open: ({ site }) => press(site.getByRole('button', { name: 'Nouvelle rubrique de guides' })),
    dialog: 'Nouvelle rubrique de guides',
    async fill(page) {
      for (const text of ['Recettes', 'Première recette', 'Seconde recette']) {
        await page.keyboard.type(text);
        if (!text.startsWith('Second')) await page.keyboard.press('Tab');
      }
    },
    confirm: 'Créer la rubrique',
  },
  {
    name: 'another address of a page',
    async open(marketer) {
      const { site, fields } = marketer;
      await expand(marketer, 'Autres pages');
      await press(site.getByRole('button', { name: /^Conditions/ }));
      await press(fields.getByRole('button', { name: 'Renommer…' }));
    },
    dialog: 'Renommer',
    async fill(page) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('/conditions');
    },
    confirm: 'Renommer partout',
  },
  {
    name: 'the removal of a guide',
    async open(marketer) {
      const { site, fields } = marketer;
      await expand(marketer, section);
      await press(site.getByRole('button', { name: /^Choisir son pain/ }));
      await press(fields.getByRole('button', { name: 'Supprimer le guide…' }));
    },
    dialog: /^Supprimer « /,
    async fill(page, dialog) {
      const choice = dialog.getByRole('combobox').first();
      await tabTo(page, choice);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Home');
      await page.keyboard.press('Enter');
      await expect.poll(() => choice.textContent()).toMatch(/^(?:Garder les mots|Enlever ce lien)/);
    },
    confirm: 'Supprimer',
  },
  {
    name: 'the removal of a section to which links lead',
    async open({ site, fields }) {
      await press(site.getByRole('button', { name: /^Accueil/ }));
      await press(fields.getByRole('button', { name: /^Tarifs/ }));
      await press(fields.getByRole('button', { name: 'Supprimer', exact: true }));
    },
    dialog: 'Supprimer « Tarifs »',
    confirm: 'Supprimer',
  },
  {
    name: 'another name of a picture',
    async open({ site, fields }) {
      await press(site.getByRole('button', { name: /^Images/ }));
      await press(fields.getByRole('button', { name: 'Renommer…' }).first());
    },
    dialog: 'Renommer',
    async fill(page) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('autre-nom');
    },
    confirm: 'Renommer partout',
  },
];

onStage({}, (stage) => {
  it(`makes ${tasks.map(({ name }) => name).join(', ')}, by keyboard alone, in dialogs without violations`, async () => {
    const marketer = await stage.open();
    const { page, preview } = marketer;
    await preview.getByRole('heading', { level: 1 }).waitFor();
    for (const [index, task] of tasks.entries()) {
      const before = stage.site.changedLines();
      await task.open(marketer);
      const dialog = page.getByRole('dialog', { name: task.dialog });
      await dialog.waitFor();
      await task.fill?.(page, dialog);
      const confirm = dialog.getByRole('button', { name: task.confirm, exact: true });
      await expect.poll(() => confirm.isEnabled()).toBe(true);
      const colorScheme = index % 2 === 0 ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme });
      expect([task.name, colorScheme, await violations(page)]).toEqual([task.name, colorScheme, []]);
      await tabTo(page, confirm);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await marketer.saved();
      expect(stage.site.changedLines(), task.name).not.toEqual(before);
      // The next press of Tab continues in the editor.
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    }
    expect(marketer.problems).toEqual([]);
  });
});
