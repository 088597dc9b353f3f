import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRelease } from '../../../../src/check/release/release.ts';
import type { PublishPlan } from '../../../../src/editor/publish-protocol.ts';
import { isFull } from '../../../browser/routes.ts';
import { copySite } from '../../../edit/structure/structure-site.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import {
  addRemote,
  isolateGit,
  makeRepository,
  pushFromElsewhere,
  replaceIn,
  runGit,
  write,
} from '../git/repository.ts';
import { GUIDE, MANIFEST, openPublication } from './publication.ts';

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
  replaceIn(site, MANIFEST, '"heading": "Écrivez-nous"', '"heading": "Écrivez, on répond"');
  replaceIn(site, GUIDE, 'se garde plus longtemps', 'se garde une semaine');
  replaceIn(site, GUIDE, '"Choisir son pain selon le repas"', '"Choisir son pain"');
}

async function start({ isRepository = true } = {}) {
  const site = copySite();
  if (isRepository) makeRepository(site);
  else vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(site));
  return openPublication(site);
}

/**
 * Lets a shell script run as somebody else would, while the editor stages files: the returned function makes it run once,
 * after git has written the separate index for the given time.
 */
function whileStaging(directory: string, script: string): (time: number) => void {
  const root = runGit(directory, 'rev-parse', '--show-toplevel');
  const [hook, left] = [path.join(root, '.git/hooks/post-index-change'), path.join(root, '.git/left')];
  const text = `#!/bin/sh
case "$GIT_INDEX_FILE" in *vitrine-git-*) ;; *) exit 0 ;; esac
left=$(($(cat '${left}') - 1))
echo $left > '${left}'
unset GIT_INDEX_FILE
if [ $left -eq 0 ]; then ${script}; fi
`;
  mkdirSync(path.dirname(hook), { recursive: true });
  writeFileSync(left, '0');
  writeFileSync(hook, text, { mode: 0o755 });
  return (time) => writeFileSync(left, String(time));
}

describe('publishing', () => {
  it.runIf(isFull)('does not undo what somebody commits between the comparison and the publication', async () => {
    const { site, read, plan, publish } = await start();
    write(site, 'outil.txt', 'un\n');
    runGit(site, 'add', 'outil.txt');
    const tree = runGit(site, 'write-tree');
    const theirs = runGit(site, 'commit-tree', tree, '-p', 'HEAD', '-m', 'Outil');
    runGit(site, 'rm', '--cached', '--quiet', 'outil.txt');
    replaceIn(site, MANIFEST, '"heading": "Écrivez-nous"', '"heading": "Écrivez, on répond"');
    const compared = await plan();
    whileStaging(site, `git update-ref refs/heads/main ${theirs}`)(1);
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
    const editor = await start();
    const { site, call } = editor;
    const remote = addRemote(site);
    expect(await call('publish-plan', {})).toMatchObject({ headings: [], files: [], problems: [] });
    change(site);
    write(site, 'outil.txt', 'indexé\n');
    runGit(site, 'add', 'outil.txt');
    write(site, 'libre.txt', 'pas suivi\n');
    const plan = await call('publish-plan', {});
    expect(listed(plan)).toEqual({
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
    expect(plan.repository).toMatchObject({ branch: 'main', remote: 'origin', unsent: { count: 0 } });
    expect(plan.message.split('\n')[0]).toBe('Nous écrire, Choisir son pain, Forfaits');
    const answer = await editor.publish({ message: '--amend\n\nAprès l’été', compared: plan });
    expect(answer).toMatchObject({ status: 'published', branch: 'main', remote: 'origin' });
    expect(runGit(remote, 'show', '--format=%B', '--name-only', 'main').split('\n')).toEqual([
      '--amend',
      '',
      'Après l’été',
      '',
      '',
      GUIDE,
      RELEASE,
      MANIFEST,
    ]);
    expect(runGit(site, 'status', '--porcelain')).toBe('A  outil.txt\n?? libre.txt');
    const release = parseRelease(editor.read(RELEASE));
    expect(release.routes['/guides/choisir-son-pain']?.title).toMatch(/^Choisir son pain/);
    const compared = await call('publish-plan', {});
    expect(compared).toMatchObject({ headings: [], files: [] });
    expect(await editor.publish({ compared })).toMatchObject({ status: 'refused' });
  });

  it.runIf(isFull)('lists added, replaced and removed pictures, each with all its sizes and formats', async () => {
    const { site, call } = await start();
    for (const size of ['480.avif', '480.webp']) write(site, `content/media/four-${size}`, size);
    write(site, 'content/notes.txt', 'x');
    write(site, 'content/media/camille.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    rmSync(path.join(site, 'content/media/wedding.svg'));
    const { headings } = await call('publish-plan', {});
    expect(headings).toMatchObject([
      {
        title: 'Images et fichiers',
        changes: [
          { name: 'Remplacement : camille.svg' },
          { name: 'Ajout : four (2 fichiers)' },
          { name: 'Suppression : wedding.svg' },
        ],
      },
      {
        title: 'Autres fichiers',
        changes: [{ name: 'Ajout : notes.txt', notRevertible: expect.stringContaining('content/notes.txt') }],
      },
    ]);
  });

  it.runIf(isFull)('says that nothing can be restored before the first publication', async () => {
    const site = copySite();
    runGit(site, 'init', '--quiet', '--initial-branch=main');
    const { call } = await openPublication(site);
    const { headings } = await call('publish-plan', {});
    const changes = headings.flatMap((one) => one.changes);
    expect(changes.filter(({ notRevertible }) => !notRevertible?.includes('jamais été publié'))).toEqual([]);
    const [change] = changes;
    expect(await call('publish-revert', { id: 'revert-first', change: change?.id ?? '' })).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('jamais été publié'),
    });
  });

  it('is refused before git runs if there is an error or a placeholder; a proposal may have placeholders', async () => {
    const editor = await start();
    const { site, call } = editor;
    replaceIn(site, MANIFEST, '"mention": "TTC"', '"mention": "TTC", "placeholder": true');
    const before = [runGit(site, 'rev-parse', 'HEAD'), editor.read(RELEASE)];
    const compared = await call('publish-plan', {});
    expect(compared.problems).toMatchObject([{ code: 'placeholder/standing', file: 'manifest', severity: 'error' }]);
    const refused = await editor.publish({ compared });
    expect(refused).toMatchObject({ status: 'refused', problems: [{ code: 'placeholder/standing' }] });
    const proposed = await editor.publish({ target: 'proposal', message: 'Essai', compared });
    expect(proposed).toMatchObject({
      status: 'published',
      branch: expect.stringMatching(/^proposition-[\d-]{10}-essai$/),
    });
    expect([runGit(site, 'rev-parse', 'HEAD'), editor.read(RELEASE)]).toEqual(before);
    const branch = 'branch' in proposed ? proposed.branch : '';
    expect(runGit(site, 'show', '--format=', '--name-only', branch)).toBe(MANIFEST);
    replaceIn(site, MANIFEST, '"to": "/contact"', '"to": "/nulle-part"');
    const broken = await call('publish-plan', {});
    for (const target of ['branch', 'proposal'] as const)
      expect(await editor.publish({ target, compared: broken })).toMatchObject({
        status: 'refused',
        message: /erreurs/,
      });
    expect(runGit(site, 'branch', '--format=%(refname:short)')).toBe(`main\n${branch}`);
  });

  it('is refused if the files have changed since, and restores the record of the release if git fails', async () => {
    const editor = await start();
    const { site, call } = editor;
    change(site);
    const { state } = await call('publish-plan', {});
    replaceIn(site, GUIDE, 'une semaine', 'cinq jours');
    const late = await call('publish', { state, target: 'branch', message: 'x' });
    expect(late).toMatchObject({ status: 'refused', message: expect.stringContaining('a changé depuis') });
    const memory = editor.read(RELEASE);
    runGit(site, 'config', '--unset', 'user.email');
    runGit(site, 'config', 'user.useConfigOnly', 'true');
    expect(await editor.publish()).toMatchObject({ message: expect.stringContaining('cet ordinateur n’en a pas') });
    expect(editor.read(RELEASE)).toBe(memory);
    runGit(site, 'checkout', '--quiet', '--detach');
    const compared = await call('publish-plan', {});
    expect(compared.repository).toMatchObject({ detached: expect.any(String) });
    expect(await editor.publish({ compared })).toMatchObject({ message: expect.stringContaining('état ancien') });
  });

  it.runIf(isFull)('keeps the commit if others have pushed, and joins them on request', async () => {
    const editor = await start();
    const { site, call } = editor;
    const remote = addRemote(site);
    pushFromElsewhere(remote, 'ailleurs.txt', 'x\n');
    change(site);
    expect(await editor.publish()).toMatchObject({ status: 'unsent' });
    const { repository } = await call('publish-plan', {});
    expect(repository?.unsent).toMatchObject({ count: 1, isBehind: true, mayTakeBack: true });
    // Staged and untracked files stay as they are.
    write(site, 'content/guides/autre.txt', '');
    runGit(site, 'add', '--all');
    write(site, 'outil.txt', 'en cours\n');
    expect(await call('publish-join', {})).toMatchObject({ status: 'published', remote: 'origin' });
    expect(runGit(site, 'status', '--porcelain')).toBe('A  content/guides/autre.txt\n?? outil.txt');
    expect(runGit(remote, 'log', '--format=%an', '--topo-order', 'main').split('\n').sort()).toEqual([
      'Ana',
      'Ana',
      'Ana',
      'Bo',
    ]);
    expect(runGit(site, 'rev-parse', 'HEAD')).toBe(runGit(remote, 'rev-parse', 'main'));
  });
});

describe('a change', () => {
  it('is reverted to the exact published text as one step, with one undo', async () => {
    const { site, call, read } = await start();
    const published = [read(MANIFEST), read(GUIDE)];
    change(site);
    replaceIn(site, MANIFEST, / {6}"popular": true,\n/, '');
    replaceIn(
      site,
      MANIFEST,
      '"articles": ["choisir-son-pain", "conserver-son-pain"',
      '"articles": ["conserver-son-pain", "choisir-son-pain"',
    );
    const changed = [read(MANIFEST), read(GUIDE)];
    let count = 0;
    for (; ; count += 1) {
      const { headings } = await call('publish-plan', {});
      const first = headings.flatMap(({ changes }) => changes)[0];
      if (!first) break;
      const answer = await call('publish-revert', { id: `revert-${count}-x`, change: first.id });
      expect(answer).toMatchObject({ status: 'saved', step: { label: `Version publiée : ${first.name}` } });
      // The answer was lost, so the request is repeated.
      expect(await call('publish-revert', { id: `revert-${count}-x`, change: first.id })).toMatchObject({
        status: 'saved',
      });
    }
    // The plan, the order of guides, the section and the guide.
    expect(count).toBe(4);
    expect([read(MANIFEST), read(GUIDE)]).toEqual(published);
    for (let step = 0; step < count; step += 1) expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect([read(MANIFEST), read(GUIDE)]).toEqual(changed);
  });

  it.runIf(isFull)('of a picture or of the lexicon is reverted to the published bytes, with one undo', async () => {
    const site = makeRepository(copySite());
    const directory = temporaryFolder();
    const files = ['camille.svg', 'wedding.svg', 'four-480.avif', 'four-480.webp'];
    const bytesNow = () => [...files.map((name) => `media/${name}`), 'lexique.txt'].map((name) => at(site, name));
    const published = bytesNow();
    write(site, 'content/media/camille.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    rmSync(path.join(site, 'content/media/wedding.svg'));
    for (const name of files.slice(2)) write(site, `content/media/${name}`, name);
    write(site, 'content/lexique.txt', 'fournil\n');
    const changed = bytesNow();
    const editor = await openPublication(site, { directory });
    const { headings } = await editor.call('publish-plan', {});
    const ids = headings.flatMap(({ changes }) => changes.map(({ id }) => id));
    expect(ids).toHaveLength(4);
    for (const change of ids)
      expect(await editor.call('publish-revert', { id: `revert-${change}`, change })).toMatchObject({
        status: 'saved',
      });
    expect(bytesNow()).toEqual(published);
    expect(runGit(site, 'status', '--porcelain')).toBe('');
    await editor.close();
    const { call } = await openPublication(site, { directory });
    for (const _ of ids) expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect(bytesNow()).toEqual(changed);
  });

  it.runIf(isFull)('that adds a picture is not reverted while a page shows it', async () => {
    const { site, call } = await start();
    write(site, 'content/media/four.svg', readFileSync(path.join(site, 'content/media/camille.svg'), 'utf8'));
    replaceIn(site, MANIFEST, 'media/camille.svg', 'media/four.svg');
    const { headings } = await call('publish-plan', {});
    const added = headings.flatMap(({ changes }) => changes).find(({ name }) => name === 'Ajout : four.svg');
    expect(await call('publish-revert', { id: 'revert-picture', change: added?.id ?? '' })).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('reprenez-les d’abord'),
    });
  });

  it.runIf(isFull)('that adds or removes a guide is reverted together with its place in the chain', async () => {
    const { site, call, read } = await start();
    const published = read(MANIFEST);
    const added = { type: 'add-guide', chain: 'guides', title: 'Pétrir à la main' } as const;
    expect(await call('structure', { id: 'add-guide-1', change: added })).toMatchObject({ status: 'saved' });
    const plan = await call('publish-plan', {});
    expect(listed(plan)).toEqual({ 'Pétrir à la main': ['Ajout : Guide Pétrir à la main'] });
    const [first] = plan.headings[0]?.changes ?? [];
    const answer = await call('publish-revert', { id: 'revert-guide', change: first?.id ?? '' });
    expect(answer).toMatchObject({ status: 'saved' });
    expect(read(MANIFEST)).toBe(published);
    expect(existsSync(path.join(site, 'content/guides/petrir-a-la-main.md'))).toBe(false);
    await call('undo', {});
    expect(existsSync(path.join(site, 'content/guides/petrir-a-la-main.md'))).toBe(true);
    await call('undo', {});
    expect(await call('publish-revert', { id: 'revert-again', change: 'nothing' })).toMatchObject({
      status: 'refused',
    });
  });

  it.runIf(isFull)('is not reverted if that would cause a new error', async () => {
    const { site, call, operate } = await start();
    const title = 'Pétrir à la main';
    await call('structure', { id: 'add-guide-1', change: { type: 'add-guide', chain: 'guides', title } });
    const link = { pointer: '/pages/0/sections/0/actions/0/to', value: '/guides/petrir-a-la-main' };
    expect(await operate({ type: 'set', ...link })).toMatchObject({ status: 'saved' });
    const { headings } = await call('publish-plan', {});
    const added = headings.flatMap(({ changes }) => changes).find(({ name }) => name === `Ajout : Guide ${title}`);
    const answer = await call('publish-revert', { id: 'revert-guide', change: added?.id ?? '' });
    expect(answer).toMatchObject({ status: 'refused', message: expect.stringContaining('D’autres changements') });
    expect(existsSync(path.join(site, 'content/guides/petrir-a-la-main.md'))).toBe(true);
  });
});

it('lists the files that the editor has changed, and explains what to do, if git is missing', async () => {
  const { call, operate } = await start({ isRepository: false });
  await operate({ type: 'set', pointer: '/plans/0/price', value: '31 €' });
  const plan = await call('publish-plan', {});
  expect(plan).toMatchObject({
    files: [MANIFEST],
    headings: [],
    refusal: expect.stringContaining('pas suivi par git'),
  });
  expect(await call('publish', { state: '', target: 'branch', message: 'x' })).toMatchObject({ status: 'refused' });
});
