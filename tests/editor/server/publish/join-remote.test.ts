import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
import { GUIDE, HEADING, MANIFEST, openPublication } from './publication.ts';

beforeEach(isolateGit);

/** Changes the value on the line above that of the telephone. */
const renameAbovePhone = (site: string) =>
  replaceIn(site, MANIFEST, /"name": "Boulangerie Test"(?=,\s+"phone")/, '"name": "Boulangerie Essai"');
const PHONES = ['"phone": "04 00 00 00 01"', '"phone": "04 00 00 00 09"'] as const;
/** Both values of neighbouring lines. */
const BOTH = /"name": "Boulangerie Essai",\s+"phone": "04 00 00 00 09"/;

/** Replaces words in a file of a remote, as a push from elsewhere does. */
function moveIn(remote: string, file: string, from: string, to: string): void {
  const text = `${runGit(remote, 'show', `main:${file}`)}\n`;
  if (!text.includes(from)) throw new Error(`nothing like ${from}`);
  pushFromElsewhere(remote, file, text.replace(from, to));
}

/** Opens Ana's editor of a public site, whose clone has a remote. */
async function start(prepare: (site: string, remote: string) => void = () => {}) {
  const site = copySite();
  write(site, 'README.md', 'Avant\n');
  makeRepository(site);
  const remote = addRemote(site);
  prepare(site, remote);
  const editor = await openPublication(site, { directory: temporaryFolder(), author: 'Ana' });
  const moveRemote = (...words: [file: string, from: string, to: string]) => moveIn(remote, ...words);
  return { ...editor, remote, moveRemote };
}

const shape = (remote: string) =>
  runGit(remote, 'log', '--format=%an %p', 'main')
    .split('\n')
    .map((line) => line.split(' ').length - 1);

describe('a public site', () => {
  it('joins what was published elsewhere before it compares, and keeps what is not published', async () => {
    const { site, remote, moveRemote, plan, publish, read } = await start();
    replaceIn(site, MANIFEST, HEADING, '"heading": "Parlons-en"');
    moveRemote(GUIDE, 'se garde plus longtemps', 'se garde une semaine');
    moveRemote('README.md', 'Avant', 'Après');
    const compared = await plan();
    expect(compared.files).toEqual([MANIFEST]);
    expect(compared.headings.flatMap(({ changes }) => changes.map(({ name }) => name))).toHaveLength(1);
    expect([read(GUIDE), read('README.md'), read(MANIFEST)]).toEqual([
      expect.stringContaining('se garde une semaine'),
      'Après\n',
      expect.stringContaining('Parlons-en'),
    ]);
    expect(runGit(site, 'status', '--porcelain')).toBe(` M ${MANIFEST}`);
    expect(runGit(site, 'rev-parse', 'HEAD')).toBe(runGit(remote, 'rev-parse', 'main'));
    expect(await publish({ compared })).toMatchObject({ status: 'published' });
    expect(shape(remote)).toEqual([1, 1, 1, 0]);
  });

  it.runIf(isFull)('joins at the start, and undoes an author’s changes after a later join', async () => {
    const { call, operate, moveRemote, plan, read } = await start((site, remote) => {
      replaceIn(site, GUIDE, 'se garde plus longtemps', 'se garde une semaine');
      pushFromElsewhere(remote, 'README.md', 'Après\n');
    });
    await vi.waitFor(() => expect(read('README.md')).toBe('Après\n'), 60_000);
    expect(read(GUIDE)).toContain('se garde une semaine');
    await operate({ type: 'set', pointer: '/business/city', value: 'Lyon' });
    moveRemote(MANIFEST, HEADING, '"heading": "Appelez-nous"');
    await plan();
    expect(read(MANIFEST)).toContain('Lyon');
    expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect(read(MANIFEST)).not.toContain('Lyon');
    expect(read(MANIFEST)).toContain('Appelez-nous');
  });

  it.runIf(isFull)('pushes a commit with two parents if the remote moves while it publishes', async () => {
    const { site, remote, moveRemote, plan, publish, read } = await start();
    replaceIn(site, MANIFEST, HEADING, '"heading": "Parlons-en"');
    const compared = await plan();
    moveRemote(GUIDE, 'se garde plus longtemps', 'se garde une semaine');
    expect(await publish({ compared })).toMatchObject({ status: 'published' });
    expect(shape(remote)).toEqual([2, 1, 1, 0]);
    expect(runGit(remote, 'show', `main:${MANIFEST}`)).toContain('Parlons-en');
    expect(read(GUIDE)).toContain('se garde une semaine');
    expect(runGit(site, 'status', '--porcelain')).toBe('');

    renameAbovePhone(site);
    const next = await plan();
    moveRemote(MANIFEST, ...PHONES);
    expect(await publish({ compared: next })).toMatchObject({ status: 'published' });
    expect(runGit(remote, 'show', `main:${MANIFEST}`)).toMatch(BOTH);
  });

  it.runIf(isFull)('joins values of an entry of a list to which somebody has added another above', async () => {
    const { site, moveRemote, plan, publish, read } = await start();
    const entry = (id: string, name: string) =>
      `{ "id": "${id}", "name": "${name}", "role": "Client", "image": { "source": "media/camille.svg", "alt": "" }, "content": "Bon." }`;
    moveRemote(MANIFEST, '"Le pain est bon."\n    }', `"Le pain est bon."\n    },\n    ${entry('dom', 'Dom')}`);
    await plan();
    replaceIn(site, MANIFEST, '"role": "Cliente"', '"role": "Client"');
    const compared = await plan();
    const above = (added: string, name: string) =>
      `"testimonials": [${added}\n    {\n      "id": "camille",\n      "name": "${name}"`;
    moveRemote(MANIFEST, above('', 'Camille'), above(`\n    ${entry('lea', 'Léa')},`, 'Camille D.'));
    expect(await publish({ compared })).toMatchObject({ status: 'published' });
    const { testimonials } = JSON.parse(read(MANIFEST)) as { testimonials: { name: string; role: string }[] };
    expect(testimonials.map(({ name, role }) => `${name}, ${role}`)).toEqual([
      'Léa, Client',
      'Camille D., Client',
      'Dom, Client',
    ]);
  });

  it('does not replace what somebody saves while it merges', async () => {
    const { site, moveRemote, plan, read } = await start();
    replaceIn(site, GUIDE, 'Choisir son pain selon le repas', 'Choisir son pain');
    const saved = path.join(temporaryFolder(), 'saved.md');
    writeFileSync(saved, `${read(GUIDE)}\nEnregistré pendant ce temps.\n`);
    // Git calls this command as soon as it merges the guide, which was read before.
    const command = `cp '${saved}' '${path.join(site, GUIDE)}' && git merge-file %A %O %B`;
    runGit(site, 'config', 'merge.saving.driver', command);
    write(site, '.git/info/attributes', '*.md merge=saving\n');
    moveRemote(GUIDE, 'se garde plus longtemps', 'se garde une semaine');
    // A refused join is tried again.
    for (const _ of ['refused', 'joined']) await plan();
    expect(read(GUIDE)).toContain('Enregistré pendant ce temps.');
    expect(read(GUIDE)).toContain('se garde une semaine');
    expect(read(GUIDE)).toContain('Choisir son pain"');
  });

  it.runIf(isFull)('shows both versions of a value or a text, and writes the chosen one', async () => {
    const { site, remote, call, moveRemote, plan, publish, read } = await start();
    /** Changes words here, then elsewhere, and publishes. Returns the conflict. */
    const publishBoth = async (file: string, from: string, { yours, theirs }: { yours: string; theirs: string }) => {
      replaceIn(site, file, from, yours);
      const compared = await plan();
      moveRemote(file, from, theirs);
      const answer = await publish({ compared });
      expect(answer).toMatchObject({ status: 'conflict' });
      if (answer.status !== 'conflict') throw new Error(answer.status);
      expect(read(file)).toContain(yours);
      return answer;
    };
    const heading = (words: string) => `"heading": "${words}"`;
    let before = 'Écrivez-nous';
    const choices = ['Parlons-en 1', 'Appelez-nous 2', 'Passez nous voir'];
    for (const [index, value] of choices.entries()) {
      const [yours, theirs] = [`Parlons-en ${index + 1}`, `Appelez-nous ${index + 1}`];
      const versions = { yours: heading(yours), theirs: heading(theirs) };
      const answer = await publishBoth(MANIFEST, heading(before), versions);
      expect(answer.conflict).toMatchObject({ file: 'manifest', pointer: expect.any(String), yours, theirs });
      if (index === 0) {
        const { repository } = await plan();
        expect(repository?.notes[0]).toContain('ici et ailleurs');
        expect(repository?.unsent).toMatchObject({ count: 1, isBehind: true });
        expect(await call('publish-join', {})).toEqual(answer);
      }
      const { id } = answer.conflict;
      expect(await call('publish-join', { choices: [{ id, value }] })).toMatchObject({ status: 'published' });
      expect(runGit(remote, 'show', `main:${MANIFEST}`)).toContain(value);
      expect(read(MANIFEST)).toContain(value);
      before = value;
    }
    expect(shape(remote)).toEqual([...choices.flatMap(() => [2, 1, 1]), 0]);
    expect(await publish()).toMatchObject({ status: 'refused' });

    const versions = { yours: 'se garde une semaine', theirs: 'se garde cinq jours' };
    const { conflict } = await publishBoth(GUIDE, 'se garde plus longtemps', versions);
    expect(conflict).toMatchObject({
      yours: expect.stringContaining('une semaine'),
      theirs: expect.stringContaining('cinq jours'),
    });
    const value = String(conflict.yours).replace('une semaine', 'six jours');
    const choice = { id: conflict.id, value };
    expect(await call('publish-join', { choices: [choice] })).toMatchObject({ status: 'published' });
    expect(read(GUIDE)).toContain('six jours');
  });

  it.runIf(isFull)('joins nothing that would break the site, and no file on which somebody works', async () => {
    const { site, remote, moveRemote, plan, read } = await start();
    const before = runGit(site, 'rev-parse', 'HEAD');
    moveRemote(MANIFEST, '"to": "/contact"', '"to": "/nulle-part"');
    expect((await plan()).repository?.notes[0]).toContain('ne peut pas être repris ici');
    moveRemote(MANIFEST, '"to": "/nulle-part"', '"to": "/contact"');
    moveRemote('README.md', 'Avant', 'Après');
    pushFromElsewhere(remote, 'outil.txt', 'Ailleurs\n');
    write(site, 'README.md', 'En cours\n');
    write(site, 'outil.txt', 'Pas suivi\n');
    expect((await plan()).repository?.notes[0]).toContain('(README.md, outil.txt)');
    expect([read('README.md'), read('outil.txt')]).toEqual(['En cours\n', 'Pas suivi\n']);
    expect(runGit(site, 'rev-parse', 'HEAD')).toBe(before);
  });

  it.runIf(isFull)(
    'does not replace files that git ignores or does not watch, but joins those that are the same',
    async () => {
      const { site, remote, moveRemote, plan, read } = await start();
      const before = runGit(site, 'rev-parse', 'HEAD');
      const NOTES = 'content/textes/notes.md';
      const ignore = (...patterns: string[]) => write(site, '.git/info/exclude', `${patterns.join('\n')}\n`);
      /** Pushes files from elsewhere, and expects that those here stay, and are named. Removes the push again. */
      const keeps = async (here: Record<string, string>, elsewhere: Record<string, string>, named: string[]) => {
        for (const [file, text] of Object.entries(here)) write(site, file, text);
        for (const [file, text] of Object.entries(elsewhere)) pushFromElsewhere(remote, file, text);
        expect((await plan()).repository?.notes[0]).toContain(`(${named.join(', ')})`);
        for (const [file, text] of Object.entries(here)) expect(read(file)).toBe(text);
        expect(runGit(site, 'rev-parse', 'HEAD')).toBe(before);
        write(remote, 'refs/heads/main', `${before}\n`);
      };
      ignore('outil.txt', '*.md', 'outils');
      // A file, a text, and a file in the place of a folder.
      await keeps(
        { 'outil.txt': 'À moi\n', [NOTES]: 'À moi\n', outils: 'À moi\n' },
        { 'outil.txt': 'Ailleurs\n', [NOTES]: 'Ailleurs\n', 'outils/a.txt': 'Ailleurs\n' },
        [NOTES, 'outil.txt', 'outils'],
      );
      rmSync(path.join(site, 'outils'));
      runGit(site, 'update-index', '--skip-worktree', 'README.md', GUIDE);
      const guide = read(GUIDE);
      // Files whose changes git does not watch, and a folder in the place of a file.
      await keeps(
        { 'README.md': 'Avant\nÀ moi\n', [GUIDE]: `${guide}À moi\n`, 'outils/a.txt': 'À moi\n' },
        { 'README.md': 'Avant\nAilleurs\n', [GUIDE]: `${guide}Ailleurs\n`, outils: 'Ailleurs\n' },
        [GUIDE, 'README.md', 'outils'],
      );
      runGit(site, 'update-index', '--no-skip-worktree', 'README.md', GUIDE);
      runGit(site, 'checkout', '--quiet', '--', 'README.md', GUIDE);

      for (const file of ['outil.txt', NOTES]) {
        write(site, file, 'Pareil\n');
        pushFromElsewhere(remote, file, 'Pareil\n');
      }
      await plan();
      expect(runGit(site, 'rev-parse', 'HEAD')).toBe(runGit(remote, 'rev-parse', 'main'));

      // The same after a join that was ended between the files and the branch.
      moveRemote(GUIDE, 'se garde plus longtemps', 'se garde une semaine');
      replaceIn(site, GUIDE, 'se garde plus longtemps', 'se garde une semaine');
      replaceIn(site, MANIFEST, HEADING, '"heading": "Parlons-en"');
      expect((await plan()).files).toEqual([MANIFEST]);
      expect(read(GUIDE)).toContain('se garde une semaine');
      expect(runGit(site, 'rev-parse', 'HEAD')).toBe(runGit(remote, 'rev-parse', 'main'));
    },
  );
});

it.runIf(isFull)('a site in a folder of a repository joins on request what was pushed around it', async () => {
  const root = temporaryFolder();
  const site = path.join(root, 'site');
  cpSync(copySite(), site, { recursive: true });
  write(root, 'program.ts', 'un\n');
  makeRepository(root);
  const remote = addRemote(root);
  renameAbovePhone(site);
  const { call, publish, read } = await openPublication(site);
  moveIn(remote, 'program.ts', 'un', 'deux');
  moveIn(remote, `site/${GUIDE}`, 'se garde plus longtemps', 'se garde une semaine');
  moveIn(remote, `site/${MANIFEST}`, ...PHONES);
  expect(await publish()).toMatchObject({ status: 'unsent' });
  write(root, 'program.ts', 'en cours\n');
  const message = expect.stringContaining('program.ts');
  expect(await call('publish-join', {})).toMatchObject({ status: 'unsent', message });
  runGit(root, 'checkout', '--quiet', '--', 'program.ts');
  write(site, 'content/guides/autre.txt', 'indexé\n');
  runGit(root, 'add', '--all');
  write(root, 'outil.txt', 'en cours\n');
  expect(await call('publish-join', {})).toMatchObject({ status: 'published', remote: 'origin' });
  expect(read(GUIDE)).toContain('se garde une semaine');
  expect(runGit(root, 'show', 'HEAD:program.ts')).toBe('deux');
  expect(runGit(root, 'show', `HEAD:site/${MANIFEST}`)).toMatch(BOTH);
  expect(runGit(root, 'status', '--porcelain')).toBe('A  site/content/guides/autre.txt\n?? outil.txt');
  expect(runGit(root, 'rev-parse', 'HEAD')).toBe(runGit(remote, 'rev-parse', 'main'));
});
