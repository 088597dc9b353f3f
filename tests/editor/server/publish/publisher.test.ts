import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRelease } from '../../../../src/check/release/release.ts';
import type { PublishPlan } from '../../../../src/editor/publish-protocol.ts';
import { isFull } from '../../../browser/routes.ts';
import { copySite } from '../../../edit/structure/structure-site.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { addRemote, isolateGit, makeRepository, replaceIn, runGit, write, writeScript } from '../git/repository.ts';
import { changeHeading, GUIDE, MANIFEST, openPublication } from './publication.ts';

const RELEASE = 'content/release.json';

beforeEach(isolateGit);

/** Returns the changes of a plan: each heading with its descriptions. */
const listed = ({ headings }: PublishPlan) =>
  Object.fromEntries(headings.map(({ title, changes }) => [title, changes.flatMap(({ lines }) => lines)]));

/** Returns the bytes of a file in the content folder; `undefined` if it does not exist. */
function at(site: string, name: string): string | undefined {
  const file = path.join(site, 'content', name);
  return existsSync(file) ? readFileSync(file, 'latin1') : undefined;
}

/** Makes three changes in the small site, as a marketer would: a price, a heading and a guide. */
function change(site: string): void {
  replaceIn(site, MANIFEST, '"price": "29 €"', '"price": "31 €"');
  replaceIn(site, MANIFEST, '"monthlyPrice": 29', '"monthlyPrice": 31');
  changeHeading(site);
  replaceIn(site, GUIDE, 'se garde plus longtemps', 'se garde une semaine');
  replaceIn(site, GUIDE, '"Choisir son pain selon le repas"', '"Choisir son pain"');
}

async function open(site: string) {
  const editor = await openPublication(site);
  const changes = async () => (await editor.plan()).headings.flatMap((one) => one.changes);
  const revert = (change = '') => editor.call('publish-revert', { change });
  return { ...editor, changes, revert };
}

const start = () => open(makeRepository(copySite()));

/** Lets a shell script run once as somebody else would, after git has written the separate index of the editor. */
function whileStaging(site: string, script: string): void {
  const hook = path.join(site, '.git/hooks/post-index-change');
  const isOther = 'case "$GIT_INDEX_FILE" in *vitrine-git-*) ;; *) exit 0 ;; esac';
  writeScript(hook, `${isOther}\nrm '${hook}'\nunset GIT_INDEX_FILE\n${script}`);
}

describe('publishing', () => {
  it.runIf(isFull)('does not undo what somebody commits between the comparison and the publication', async () => {
    const { site, read, plan, publish } = await start();
    write(site, 'outil.txt', 'un\n');
    runGit(site, 'add', 'outil.txt');
    const tree = runGit(site, 'write-tree');
    const theirs = runGit(site, 'commit-tree', tree, '-p', 'HEAD', '-m', 'Outil');
    runGit(site, 'rm', '--cached', '--quiet', 'outil.txt');
    changeHeading(site);
    const compared = await plan();
    whileStaging(site, `git update-ref refs/heads/main ${theirs}`);
    expect(await publish({ compared })).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('a changé depuis'),
    });
    expect([runGit(site, 'rev-parse', 'HEAD'), runGit(site, 'show', 'HEAD:outil.txt')]).toEqual([theirs, 'un']);
    expect(read(MANIFEST)).toContain('Écrivez, on répond');
    expect(await publish()).toMatchObject({ status: 'published' });
    expect(runGit(site, 'show', 'HEAD:outil.txt')).toBe('un');
  });

  it('lists the changes by page, and commits only these files and the record of the release', async () => {
    const { site, plan, publish, read } = await start();
    const remote = addRemote(site);
    expect(await plan()).toMatchObject({ headings: [], files: [], problems: [] });
    change(site);
    write(site, 'outil.txt', 'indexé\n');
    runGit(site, 'add', 'outil.txt');
    write(site, 'libre.txt', 'pas suivi\n');
    const compared = await plan();
    expect(listed(compared)).toEqual({
      'Nous écrire': ['Ouverture « Écrivez, on répond », titre : Écrivez-nous → « Écrivez, on répond »'],
      'Choisir son pain': [
        'Guide Choisir son pain, titre : « Choisir son pain selon le repas » → Choisir son pain',
        'Guide Choisir son pain : 1 paragraphe changé',
      ],
      Forfaits: [
        'Forfait Panier du mois, prix affiché : 29 € → 31 €',
        'Forfait Panier du mois, prix mensuel : 29 → 31',
      ],
    });
    expect(compared.repository).toMatchObject({ branch: 'main', remote: 'origin', unsent: { count: 0 } });
    expect(compared.message.split('\n')[0]).toBe('Nous écrire, Choisir son pain, Forfaits');
    const message = '--amend\n\nAprès l’été';
    expect(await publish({ message, compared })).toMatchObject({
      status: 'published',
      branch: 'main',
      remote: 'origin',
    });
    const files = [GUIDE, RELEASE, MANIFEST].join('\n');
    expect(runGit(remote, 'show', '--format=%B', '--name-only', 'main')).toBe(`${message}\n\n\n${files}`);
    expect(runGit(site, 'status', '--porcelain')).toBe('A  outil.txt\n?? libre.txt');
    const release = parseRelease(read(RELEASE));
    expect(release.routes['/guides/choisir-son-pain']?.title).toMatch(/^Choisir son pain/);
    const nothing = await plan();
    expect(nothing).toMatchObject({ headings: [], files: [] });
    expect(await publish({ compared: nothing })).toMatchObject({ status: 'refused' });
  });

  it.runIf(isFull)('says that nothing can be restored before the first publication', async () => {
    const site = copySite();
    runGit(site, 'init', '--quiet', '--initial-branch=main');
    const { changes, revert } = await open(site);
    const found = await changes();
    expect(found.filter(({ notRevertible }) => !notRevertible?.includes('jamais été publié'))).toEqual([]);
    const message = expect.stringContaining('jamais été publié');
    expect(await revert(found[0]?.id)).toMatchObject({ status: 'refused', message });
  });

  it('is refused before git runs if there is an error or a placeholder; a proposal may have placeholders', async () => {
    const { site, plan, publish, read } = await start();
    replaceIn(site, MANIFEST, '"mention": "TTC"', '"mention": "TTC", "placeholder": true');
    const before = [runGit(site, 'rev-parse', 'HEAD'), read(RELEASE)];
    const compared = await plan();
    const problem = { code: 'placeholder/standing', file: 'manifest', severity: 'error' };
    expect(compared.problems).toMatchObject([problem]);
    expect(await publish({ compared })).toMatchObject({ status: 'refused', problems: [problem] });
    const proposed = await publish({ target: 'proposal', message: 'Essai', compared });
    expect(proposed).toMatchObject({
      status: 'published',
      branch: expect.stringMatching(/^proposition-[\d-]{10}-essai$/),
    });
    expect([runGit(site, 'rev-parse', 'HEAD'), read(RELEASE)]).toEqual(before);
    const branch = 'branch' in proposed ? proposed.branch : '';
    expect(runGit(site, 'show', '--format=', '--name-only', branch)).toBe(MANIFEST);
    replaceIn(site, MANIFEST, '"to": "/contact"', '"to": "/nulle-part"');
    const broken = await plan();
    for (const target of ['branch', 'proposal'] as const)
      expect(await publish({ target, compared: broken })).toMatchObject({ status: 'refused', message: /erreurs/ });
    expect(runGit(site, 'branch', '--format=%(refname:short)')).toBe(`main\n${branch}`);
  });

  it('is refused if the files have changed since, and restores the record of the release if git fails', async () => {
    const { site, plan, publish, read } = await start();
    change(site);
    const early = await plan();
    replaceIn(site, GUIDE, 'une semaine', 'cinq jours');
    const message = expect.stringContaining('a changé depuis');
    expect(await publish({ compared: early })).toMatchObject({ status: 'refused', message });
    const memory = read(RELEASE);
    runGit(site, 'config', '--unset', 'user.email');
    runGit(site, 'config', 'user.useConfigOnly', 'true');
    expect(await publish()).toMatchObject({ message: expect.stringContaining('cet ordinateur n’en a pas') });
    expect(read(RELEASE)).toBe(memory);
    runGit(site, 'checkout', '--quiet', '--detach');
    const compared = await plan();
    expect(compared.repository).toMatchObject({ detached: expect.any(String) });
    expect(await publish({ compared })).toMatchObject({ message: expect.stringContaining('état ancien') });
  });
});

describe('a change', () => {
  it('is reverted to the exact published text as one step, with one undo', async () => {
    const { site, call, read, changes } = await start();
    const published = [read(MANIFEST), read(GUIDE)];
    change(site);
    replaceIn(site, MANIFEST, / {6}"popular": true,\n/, '');
    replaceIn(site, MANIFEST, /"articles": \[("choisir-son-pain"), ("conserver-son-pain")/, '"articles": [$2, $1');
    const changed = [read(MANIFEST), read(GUIDE)];
    let count = 0;
    for (let [first] = await changes(); first; [first] = await changes()) {
      count += 1;
      const request = { id: `revert-${count}-x`, change: first.id };
      const step = { label: `Version publiée : ${first.name}` };
      expect(await call('publish-revert', request)).toMatchObject({ status: 'saved', step });
      // The answer was lost, so the request is repeated.
      expect(await call('publish-revert', request)).toMatchObject({ status: 'saved' });
    }
    // The plan, the order of guides, the section and the guide.
    expect(count).toBe(4);
    expect([read(MANIFEST), read(GUIDE)]).toEqual(published);
    for (let step = 0; step < count; step += 1) expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect([read(MANIFEST), read(GUIDE)]).toEqual(changed);
  });

  it.runIf(isFull)('of a picture or of the lexicon is listed, and reverted to the published bytes', async () => {
    const site = makeRepository(copySite());
    const directory = temporaryFolder();
    const media = ['camille.svg', 'wedding.svg', 'four-480.avif', 'four-480.webp'].map((name) => `media/${name}`);
    const bytesNow = () => [...media, 'lexique.txt'].map((name) => at(site, name));
    const published = bytesNow();
    write(site, 'content/media/camille.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    rmSync(path.join(site, 'content/media/wedding.svg'));
    for (const name of media.slice(2)) write(site, `content/${name}`, name);
    write(site, 'content/lexique.txt', 'fournil\n');
    write(site, 'content/notes.txt', 'x');
    const changed = bytesNow();
    const editor = await openPublication(site, { directory });
    const { headings } = await editor.plan();
    const notes = { name: 'Ajout : notes.txt', notRevertible: expect.stringContaining('content/notes.txt') };
    const pictures = ['Remplacement : camille.svg', 'Ajout : four (2 fichiers)', 'Suppression : wedding.svg'];
    expect(headings).toMatchObject([
      { title: 'Lexique', changes: [{ name: 'Lexique : fournil' }] },
      { title: 'Images et fichiers', changes: pictures.map((name) => ({ name })) },
      { title: 'Autres fichiers', changes: [notes] },
    ]);
    const revertible = headings.flatMap(({ changes }) => changes).filter((one) => !one.notRevertible);
    expect(revertible).toHaveLength(4);
    for (const { id } of revertible)
      expect(await editor.call('publish-revert', { change: id })).toMatchObject({ status: 'saved' });
    expect(bytesNow()).toEqual(published);
    expect(runGit(site, 'status', '--porcelain')).toBe('?? content/notes.txt');
    await editor.close();
    const { call } = await openPublication(site, { directory });
    for (const _ of revertible) expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect(bytesNow()).toEqual(changed);
  });

  it.runIf(isFull)('that adds a guide is reverted with its place, unless that causes a new error', async () => {
    const { site, call, plan, operate, read, changes, revert } = await start();
    const published = read(MANIFEST);
    const isThere = () => existsSync(path.join(site, 'content/guides/petrir-a-la-main.md'));
    const added = { type: 'add-guide', chain: 'guides', title: 'Pétrir à la main' } as const;
    expect(await call('structure', { change: added })).toMatchObject({ status: 'saved' });
    expect(listed(await plan())).toEqual({ 'Pétrir à la main': ['Ajout : Guide Pétrir à la main'] });
    expect(await revert((await changes())[0]?.id)).toMatchObject({ status: 'saved' });
    expect([read(MANIFEST), isThere()]).toEqual([published, false]);
    expect(await revert('nothing')).toMatchObject({ status: 'refused' });
    await call('undo', {});
    expect(isThere()).toBe(true);
    const link = { pointer: '/pages/0/sections/0/actions/0/to', value: '/guides/petrir-a-la-main' };
    expect(await operate({ type: 'set', ...link })).toMatchObject({ status: 'saved' });
    const guide = (await changes()).find(({ name }) => name === 'Ajout : Guide Pétrir à la main');
    const message = expect.stringContaining('D’autres changements');
    expect(await revert(guide?.id)).toMatchObject({ status: 'refused', message });
    expect(isThere()).toBe(true);
  });

  it.runIf(isFull)('that adds a picture is not reverted while a page shows it', async () => {
    const { site, changes, revert } = await start();
    write(site, 'content/media/four.svg', readFileSync(path.join(site, 'content/media/camille.svg'), 'utf8'));
    replaceIn(site, MANIFEST, 'media/camille.svg', 'media/four.svg');
    const added = (await changes()).find(({ name }) => name === 'Ajout : four.svg');
    const message = expect.stringContaining('reprenez-les d’abord');
    expect(await revert(added?.id)).toMatchObject({ status: 'refused', message });
  });
});

it('lists the files that the editor has changed, and explains what to do, if git is missing', async () => {
  const site = copySite();
  vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(site));
  const { operate, plan, publish } = await openPublication(site);
  await operate({ type: 'set', pointer: '/plans/0/price', value: '31 €' });
  const compared = await plan();
  const refusal = expect.stringContaining('pas suivi par git');
  expect(compared).toMatchObject({ files: [MANIFEST], headings: [], refusal });
  expect(await publish({ compared })).toMatchObject({ status: 'refused' });
});
