import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { projectRoot } from '../../../src/publish/project.ts';
import { violations } from '../../browser/accessibility/axe.ts';
import { theBrowser } from '../../browser/site.ts';
import { copySite } from '../../edit/structure/structure-site.ts';
import { startEditor } from '../server/editor-server.ts';
import { addRemote, isolateGit, makeRepository, replaceIn, runGit, write } from '../server/git/repository.ts';
import { openAsMarketer } from './marketer.ts';

const MANIFEST = 'site.manifest.json';

beforeEach(isolateGit);
afterEach(() => void vi.unstubAllEnvs());

/** Opens the editor of the small site in a repository with a bare remote, after changing it. */
async function open(change: (site: string) => void) {
  const site = makeRepository(copySite());
  const remote = addRemote(site);
  change(site);
  const { host } = await startEditor({ site, entry: path.join(projectRoot, 'src/editor/client/client.tsx') });
  const marketer = await openAsMarketer(await theBrowser(), `http://${host}/`);
  onTestFinished(() => marketer.close());
  await marketer.click(marketer.page.getByRole('button', { name: 'Publier…' }));
  return { site, remote, marketer, dialog: marketer.page.getByRole('dialog', { name: 'Publier' }) };
}

it('publishes three of four changes, listed by page, and only their files, to a remote (task 23)', async () => {
  const { site, remote, marketer, dialog } = await open((directory) => {
    replaceIn(directory, MANIFEST, '"monthlyPrice": 29', '"monthlyPrice": 31');
    replaceIn(directory, MANIFEST, '"price": "29 €"', '"price": "31 €"');
    replaceIn(directory, MANIFEST, '"heading": "Écrivez-nous"', '"heading": "Parlons-en"');
    replaceIn(directory, 'content/guides/choisir-son-pain.md', 'se garde plus longtemps', 'se garde une semaine');
    write(directory, 'outil.txt', 'pas du site\n');
  });
  await dialog.getByText('Forfait Panier du mois, prix mensuel : 29 → 31').waitFor();
  await dialog.getByText('Guide Choisir son pain selon le repas : 1 paragraphe changé').waitFor();
  await dialog.getByText(/^Visible sur 1 page : /).waitFor();
  expect(await violations(marketer.page)).toEqual([]);
  const heading = 'Ouverture Parlons-en, titre : Écrivez-nous → Parlons-en';
  await marketer.click(dialog.getByRole('button', { name: `Revenir à la version publiée : ${heading}` }));
  await dialog.getByText('3 changements depuis la dernière publication').waitFor();
  await marketer.click(dialog.getByRole('button', { name: 'Publier maintenant' }));
  await dialog.getByText('C’est envoyé, et en ligne dans quelques minutes.').waitFor();
  await dialog.getByText('Rien n’a changé depuis la dernière publication.').waitFor();
  expect(runGit(remote, 'show', '--format=', '--name-only', 'main').split('\n')).toEqual([
    'content/guides/choisir-son-pain.md',
    'content/release.json',
    MANIFEST,
  ]);
  expect(runGit(site, 'status', '--porcelain')).toBe('?? outil.txt');
  expect(marketer.problems).toEqual([]);
});

it('refuses to publish a placeholder, and links to its field (task 24)', async () => {
  const { site, marketer, dialog } = await open((directory) =>
    replaceIn(directory, MANIFEST, '"mention": "TTC"', '"mention": "TTC", "placeholder": true'),
  );
  const before = runGit(site, 'rev-parse', 'HEAD');
  await marketer.click(dialog.getByRole('button', { name: 'Publier maintenant' }));
  await dialog.getByText(/^Des contenus provisoires restent à remplacer/).waitFor();
  expect(runGit(site, 'rev-parse', 'HEAD')).toBe(before);
  const region = dialog.getByRole('alert', { name: 'À régler avant de publier : 1 point' });
  await marketer.click(region.getByRole('button').first());
  await dialog.waitFor({ state: 'detached' });
  const field = marketer.fields.getByRole('textbox', { name: /^Mention/ });
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(marketer.problems).toEqual([]);
});
