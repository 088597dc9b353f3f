import { expect, it } from 'vitest';
import { violations } from '../../browser/accessibility/axe.ts';
import { baseText, fixtureManifest } from '../../fixtures/fixture-site.ts';
import { serveStage } from './stage.ts';

const MANIFEST = 'site.manifest.json';
const STORY = 'content/textes/histoire.md';

/** The home page shows both testimonials, and has an answer to replace. The manifest was typed on Windows, with tabs. */
const manifest = fixtureManifest();
Object.assign(manifest.pages[0]?.sections[2] ?? {}, { items: ['camille', 'exemple'] });
Object.assign(manifest.pages[0]?.sections.find(({ type }) => type === 'faq') ?? {}, {
  items: [
    { question: 'Livrez-vous ?', answer: 'Oui.' },
    { question: 'Qui pétrit le pain ?', answer: 'Camille.', placeholder: true },
  ],
});

const files = {
  [MANIFEST]: JSON.stringify(manifest, null, '\t').replaceAll('\n', '\r\n'),
  [STORY]: `---\nreviewed: 2026-10-01\nplaceholder: true\n---\n\n${baseText(STORY)}`,
};

const stage = serveStage(files);

it('moves a section by keyboard, copies and removes it, each as one step, and drags one (task 13)', async () => {
  const marketer = await stage.open();
  const { site, fields, page } = marketer;
  // The page has more sections than fit into the window.
  const longPage = site.getByRole('button', { name: /^Voyez votre futur site/ });
  const region = fields.getByRole('region', { name: 'Sections' });
  const order = () => region.getByRole('button').allTextContents();
  await marketer.click(site.getByRole('button', { name: 'Autres pages', expanded: false }));
  await marketer.click(longPage);
  const section = region.getByRole('button', { name: /^Engagements/ });
  await section.waitFor();
  const before = await order();
  const at = before.findIndex((one) => one.startsWith('Engagements'));
  await marketer.click(section);
  const up = fields.getByRole('button', { name: 'Monter', exact: true });
  await up.focus();
  await page.keyboard.press('Enter');
  await marketer.saved();
  expect(await up.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByText(new RegExp(`^Engagements : place ${at - 1} sur \\d+$`)).waitFor({ state: 'attached' });
  await marketer.click(fields.getByRole('button', { name: 'Dupliquer', exact: true }));
  await marketer.saved();
  await marketer.click(fields.getByRole('button', { name: 'Supprimer', exact: true }));
  await region.waitFor();
  const [moved = ''] = before.splice(at, 1);
  before.splice(at - 2, 0, moved);
  expect(await order()).toEqual(before);
  await marketer.saved();
  await stage.conclude(marketer);

  // Undo may have opened a section.
  await marketer.click(longPage);
  await section.waitFor();
  const all = await order();
  const rows = region.getByRole('listitem');
  const from = (await rows.count()) - 1;
  const handle = rows.nth(from).locator('[data-handle]');
  await handle.scrollIntoViewIfNeeded();
  const [start, target] = [await handle.boundingBox(), await rows.nth(from - 2).boundingBox()];
  if (!start || !target) throw new Error('The rows have places');
  await page.mouse.move(start.x + 5, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 5, target.y + 4, { steps: 5 });
  await page.mouse.up();
  await page.getByText(new RegExp(`: place ${from - 1} sur ${from + 1}$`)).waitFor({ state: 'attached' });
  const [dragged = ''] = all.splice(from, 1);
  all.splice(from - 2, 0, dragged);
  expect(await order()).toEqual(all);
  await marketer.saved();
  // Drags to the top of a list that begins above the visible part.
  const again = rows.nth(from).locator('[data-handle]');
  await again.scrollIntoViewIfNeeded();
  const box = await again.boundingBox();
  const panel = await fields.boundingBox();
  if (!box || !panel) throw new Error('The panel has a place');
  await page.mouse.move(box.x + 5, box.y + 5);
  await page.mouse.down();
  await page.mouse.move(box.x + 5, panel.y + 8, { steps: 5 });
  await expect.poll(() => fields.evaluate((element) => element.scrollTop)).toBe(0);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await order()).toEqual(all);
  await stage.conclude(marketer);
});

it('copies a section to another page as one insertion (task 15); copies a testimonial and removes another, and undoes both in reverse order (task 14); leads to placeholders, and removes each from the list as one step', async () => {
  const marketer = await stage.open();
  const { site, fields, page } = marketer;
  const toReplace = (left: number) => site.getByRole('button', { name: `Reste à remplacer (${left})` });
  const shown = await site.getByRole('button', { name: /^Reste à remplacer \(\d+\)$/ }).textContent();
  const count = Number(/\d+/.exec(shown ?? '')?.[0]);
  await marketer.click(fields.getByRole('button', { name: /^Tarifs/ }));
  await marketer.click(fields.getByRole('button', { name: 'Copier vers une page' }));
  const pages = page.getByRole('dialog', { name: 'Copier vers une page' });
  await marketer.click(pages.getByRole('button', { name: /\/contact$/ }));
  await page.getByText(/^Tarifs : copié à la fin de « /).waitFor({ state: 'attached' });
  await fields.getByRole('heading', { name: 'Tarifs', level: 2 }).waitFor();
  await marketer.saved();
  expect(stage.site.changedLines()).toEqual({ [MANIFEST]: expect.stringMatching(/^\d+ [01]$/) });
  await marketer.click(fields.getByRole('button', { name: 'Supprimer', exact: true }));
  await fields.getByRole('region', { name: 'Sections' }).waitFor();
  await stage.conclude(marketer, {});

  await marketer.click(site.getByRole('button', { name: /^Témoignages/ }));
  const actions = (name: string) => fields.getByRole('button', { name });
  const copies = await actions('Dupliquer : ').count();
  await marketer.click(actions('Dupliquer : ').first());
  await expect.poll(() => actions('Dupliquer : ').count()).toBe(copies + 1);
  await marketer.saved();
  // The home page shows the other testimonial, so the dialog lists the places, with a choice for each.
  await marketer.click(actions('Supprimer : ').nth(2));
  const dialog = page.getByRole('dialog', { name: /^Supprimer « / });
  await dialog.getByText(/^\d+ endroits? s’en ser(?:t|vent) :$/).waitFor();
  expect(await dialog.innerText()).not.toMatch(/\.json/);
  expect(await dialog.getByRole('combobox').first().innerText()).toBe('Retirer d’ici');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('combobox').first().focus();
  await page.keyboard.press('Enter');
  const other = page.getByRole('option', { name: /^Mettre à la place : / });
  await other.first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await other.first().waitFor({ state: 'detached' });
  const confirm = dialog.getByRole('button', { name: 'Supprimer', exact: true });
  await expect.poll(() => confirm.isEnabled()).toBe(true);
  await confirm.focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => actions('Dupliquer : ').count()).toBe(copies);
  await marketer.saved();
  expect(await marketer.list.getByText('Erreur', { exact: true }).count()).toBe(0);
  const ids = (JSON.parse(stage.site.read(MANIFEST)) as { testimonials: { id: string }[] }).testimonials.map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(ids.length);
  await stage.conclude(marketer);

  await marketer.click(toReplace(count));
  await marketer.click(site.getByRole('button', { name: /^Question .Qui pétrit le pain/ }));
  const question = fields.getByRole('textbox', { name: 'Question', exact: true }).first();
  await expect.poll(() => question.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await question.inputValue()).toBe('Qui pétrit le pain ?');
  await question.fill('Qui façonne le pain ?');
  await marketer.saved();
  await marketer.click(site.getByRole('button', { name: /^C’est remplacé : Question .Qui façonne le pain/ }));
  await toReplace(count - 1).waitFor();
  expect(await site.getByRole('button', { name: /^Question .Qui façonne le pain/ }).count()).toBe(0);
  await marketer.preview.getByText('Qui façonne le pain ?').first().waitFor();
  // A text that has not been opened yet.
  const text = site.getByRole('button', { name: /^C’est remplacé : Accueil .* Texte de la page$/ });
  await marketer.click(text);
  await text.waitFor({ state: 'detached' });
  await stage.conclude(marketer, { [MANIFEST]: '2 3', [STORY]: '0 1' });
  await toReplace(count).waitFor();
});
