import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../src/build/project.ts';
import { violations } from '../../browser/accessibility/axe.ts';
import { copySite } from '../../edit/structure/structure-site.ts';
import { startEditor } from '../server/editor-server.ts';
import { addRemote, isolateGit, makeRepository, replaceIn, runGit, write } from '../server/git/repository.ts';
import { openAsMarketer } from './marketer.ts';

const MANIFEST = 'site.manifest.json';

beforeEach(isolateGit);
afterEach(() => void vi.unstubAllEnvs());

it('shows in a second tab what the first one saves, undoes and publishes; publishes three of four changes, listed by page, and only their files, to a remote (task 23); refuses to publish a placeholder, and links to its field (task 24)', async () => {
  const site = makeRepository(copySite());
  const remote = addRemote(site);
  const { host } = await startEditor({ site, entry: path.join(projectRoot, 'src/editor/client/client.tsx') });
  const marketer = await openAsMarketer(`http://${host}/`);
  const { page } = marketer;
  const dialog = page.getByRole('dialog', { name: 'Publier' });
  const openDialog = () => marketer.click(page.getByRole('button', { name: 'Publier…' }));
  const other = await page.context().newPage();
  await other.goto(page.url());
  const fieldIn = async (tab: Page) => {
    await tab
      .getByRole('navigation', { name: 'Site' })
      .getByRole('button', { name: 'Entreprise', exact: true })
      .click();
    return tab.getByRole('region', { name: 'Champs' }).getByRole('textbox', { name: 'Téléphone', exact: true }).first();
  };
  const [field, shown] = [await fieldIn(page), await fieldIn(other)];
  const undo = other.getByRole('button', { name: 'Annuler', exact: true });
  const before = await shown.inputValue();
  expect(await undo.isDisabled()).toBe(true);
  const changed = `${before.slice(0, -1)}${(Number(before.at(-1)) + 1) % 10}`;
  await field.fill(changed);
  await expect.poll(() => shown.inputValue()).toBe(changed);
  await expect.poll(() => undo.isEnabled()).toBe(true);
  await marketer.click(page.getByRole('button', { name: 'Annuler', exact: true }));
  await expect.poll(() => shown.inputValue()).toBe(before);
  await expect.poll(() => undo.isDisabled()).toBe(true);
  await other.getByRole('button', { name: 'Rétablir', exact: true }).click();
  await expect.poll(() => field.inputValue()).toBe(changed);
  const publish = { name: 'Publier maintenant' };
  const list = other.getByRole('dialog', { name: 'Publier' });
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Publier…' }).click();
  await list.getByText('1 changement depuis la dernière publication').waitFor();
  await marketer.click(dialog.getByRole('button', publish));
  await dialog.getByText('C’est envoyé, et en ligne dans quelques minutes.').waitFor();
  const published = () => runGit(remote, 'show', '--format=', '--name-only', 'main').split('\n');
  expect(published()).toEqual(['content/release.json', MANIFEST]);
  // The list in the second tab is outdated. The server publishes nothing, because its author has not seen the current
  // changes.
  await list.getByRole('button', publish).click();
  await list.getByText('Rien n’a changé depuis la dernière publication.').waitFor();
  await other.close();
  await marketer.click(dialog.getByRole('button', { name: 'Fermer' }));

  replaceIn(site, MANIFEST, '"monthlyPrice": 29', '"monthlyPrice": 31');
  replaceIn(site, MANIFEST, '"price": "29 €"', '"price": "31 €"');
  replaceIn(site, MANIFEST, '"heading": "Écrivez-nous"', '"heading": "Parlons-en"');
  replaceIn(site, 'content/guides/choisir-son-pain.md', 'se garde plus longtemps', 'se garde une semaine');
  write(site, 'outil.txt', 'pas du site\n');
  await openDialog();
  await dialog.getByText('Forfait Panier du mois, prix mensuel : 29 → 31').waitFor();
  await dialog.getByText('Guide Choisir son pain selon le repas : 1 paragraphe changé').waitFor();
  await dialog.getByText(/^Visible sur 1 page : /).waitFor();
  expect(await violations(page)).toEqual([]);
  const heading = 'Ouverture Parlons-en, titre : Écrivez-nous → Parlons-en';
  await marketer.click(dialog.getByRole('button', { name: `Revenir à la version publiée : ${heading}` }));
  await dialog.getByText('3 changements depuis la dernière publication').waitFor();
  await marketer.click(dialog.getByRole('button', publish));
  await dialog.getByText('C’est envoyé, et en ligne dans quelques minutes.').waitFor();
  await dialog.getByText('Rien n’a changé depuis la dernière publication.').waitFor();
  expect(published()).toEqual(['content/guides/choisir-son-pain.md', MANIFEST]);
  expect(runGit(site, 'status', '--porcelain')).toBe('?? outil.txt');

  await marketer.click(dialog.getByRole('button', { name: 'Fermer' }));
  replaceIn(site, MANIFEST, '"mention": "TTC"', '"mention": "TTC", "placeholder": true');
  await openDialog();
  const head = runGit(site, 'rev-parse', 'HEAD');
  await marketer.click(dialog.getByRole('button', publish));
  await dialog.getByText(/^Des contenus provisoires restent à remplacer/).waitFor();
  expect(runGit(site, 'rev-parse', 'HEAD')).toBe(head);
  const region = dialog.getByRole('alert', { name: 'À régler avant de publier : 1 point' });
  await marketer.click(region.getByRole('button').first());
  await dialog.waitFor({ state: 'detached' });
  const mention = marketer.fields.getByRole('textbox', { name: /^Mention/ });
  await expect.poll(() => mention.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(marketer.problems).toEqual([]);
});
