import { cpSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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
import { changeHeading, GUIDE, HEADING, MANIFEST, openPublication } from './publication.ts';

beforeEach(isolateGit);

/** Opens Ana's editor of a public site, whose clone has a remote. */
async function start(prepare: (site: string, remote: string) => void = () => {}) {
  const site = copySite();
  write(site, 'README.md', 'Avant\n');
  makeRepository(site);
  const remote = addRemote(site);
  prepare(site, remote);
  const editor = await openPublication(site, { directory: temporaryFolder(), author: 'Ana' });
  /** Replaces words in a file of the remote, as a push from elsewhere does. */
  const moveRemote = (file: string, from: string, to: string) => {
    const text = `${runGit(remote, 'show', `main:${file}`)}\n`;
    if (!text.includes(from)) throw new Error(`nothing like ${from}`);
    pushFromElsewhere(remote, file, text.replace(from, to));
  };
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
    const { headings, files } = await plan();
    expect(files).toEqual([MANIFEST]);
    expect(headings.flatMap(({ changes }) => changes.map(({ name }) => name))).toHaveLength(1);
    expect([read(GUIDE), read('README.md'), read(MANIFEST)]).toEqual([
      expect.stringContaining('se garde une semaine'),
      'Après\n',
      expect.stringContaining('Parlons-en'),
    ]);
    expect(runGit(site, 'status', '--porcelain')).toBe(` M ${MANIFEST}`);
    expect(runGit(site, 'rev-parse', 'HEAD')).toBe(runGit(remote, 'rev-parse', 'main'));
    expect(await publish()).toMatchObject({ status: 'published' });
    expect(shape(remote)).toEqual([1, 1, 1, 0]);
  });

  it('joins at the start', async () => {
    const { read } = await start((site, remote) => {
      replaceIn(site, MANIFEST, HEADING, '"heading": "Parlons-en"');
      pushFromElsewhere(remote, 'README.md', 'Après\n');
    });
    await vi.waitFor(() => expect(read('README.md')).toBe('Après\n'), 60_000);
    expect(read(MANIFEST)).toContain('Parlons-en');
  });

  it('pushes a commit with two parents if the remote moves while it publishes', async () => {
    const { site, remote, call, moveRemote, plan, read } = await start();
    replaceIn(site, MANIFEST, HEADING, '"heading": "Parlons-en"');
    const { state, message } = await plan();
    moveRemote(GUIDE, 'se garde plus longtemps', 'se garde une semaine');
    expect(await call('publish', { state, target: 'branch', message })).toMatchObject({ status: 'published' });
    expect(shape(remote)).toEqual([2, 1, 1, 0]);
    expect(runGit(remote, 'show', `main:${MANIFEST}`)).toContain('Parlons-en');
    expect(read(GUIDE)).toContain('se garde une semaine');
    expect(runGit(site, 'status', '--porcelain')).toBe('');
  });

  it('keeps both values of neighbouring lines', async () => {
    const { site, remote, call, moveRemote, plan } = await start();
    replaceIn(site, MANIFEST, '"name": "Boulangerie Test"', '"name": "Boulangerie Essai"');
    const { state, message } = await plan();
    moveRemote(MANIFEST, '"phone": "04 00 00 00 01"', '"phone": "04 00 00 00 09"');
    expect(await call('publish', { state, target: 'branch', message })).toMatchObject({ status: 'published' });
    const published = runGit(remote, 'show', `main:${MANIFEST}`);
    expect(published).toContain('"name": "Boulangerie Essai"');
    expect(published).toContain('"phone": "04 00 00 00 09"');
  });

  it.each([
    ['yours', 'Parlons-en'],
    ['theirs', 'Appelez-nous'],
    ['other', 'Passez nous voir'],
  ])('shows both versions of a value, and writes %s once it is chosen', async (_, value) => {
    const { site, remote, call, moveRemote, plan, publish, read } = await start();
    replaceIn(site, MANIFEST, HEADING, '"heading": "Parlons-en"');
    const { state, message } = await plan();
    moveRemote(MANIFEST, HEADING, '"heading": "Appelez-nous"');
    const answer = await call('publish', { state, target: 'branch', message });
    expect(answer).toMatchObject({
      status: 'conflict',
      conflict: { file: 'manifest', pointer: expect.any(String), yours: 'Parlons-en', theirs: 'Appelez-nous' },
    });
    expect(read(MANIFEST)).toContain('Parlons-en');
    const { repository } = await plan();
    expect(repository?.notes[0]).toContain('ici et ailleurs');
    expect(repository?.unsent).toMatchObject({ count: 1, isBehind: true });
    expect(await call('publish-join', {})).toEqual(answer);
    const id = 'conflict' in answer ? answer.conflict.id : '';
    expect(await call('publish-join', { choices: [{ id, value }] })).toMatchObject({ status: 'published' });
    expect(runGit(remote, 'show', `main:${MANIFEST}`)).toContain(value);
    expect(read(MANIFEST)).toContain(value);
    expect(shape(remote)).toEqual([2, 1, 1, 0]);
    expect(await publish()).toMatchObject({ status: 'refused' });
  });

  it('shows both versions of a text', async () => {
    const { site, call, moveRemote, plan, read } = await start();
    replaceIn(site, GUIDE, 'se garde plus longtemps', 'se garde une semaine');
    const { state, message } = await plan();
    moveRemote(GUIDE, 'se garde plus longtemps', 'se garde cinq jours');
    const answer = await call('publish', { state, target: 'branch', message });
    const conflict = 'conflict' in answer ? answer.conflict : undefined;
    expect(conflict).toMatchObject({
      yours: expect.stringContaining('une semaine'),
      theirs: expect.stringContaining('cinq jours'),
    });
    const value = String(conflict?.yours).replace('une semaine', 'six jours');
    const choices = [{ id: conflict?.id ?? '', value }];
    expect(await call('publish-join', { choices })).toMatchObject({ status: 'published' });
    expect(read(GUIDE)).toContain('six jours');
  });

  it('joins again after it was ended between the files and the branch', async () => {
    const { site, remote, moveRemote, plan, read } = await start();
    moveRemote(GUIDE, 'se garde plus longtemps', 'se garde une semaine');
    replaceIn(site, GUIDE, 'se garde plus longtemps', 'se garde une semaine');
    replaceIn(site, MANIFEST, HEADING, '"heading": "Parlons-en"');
    expect((await plan()).files).toEqual([MANIFEST]);
    expect(read(GUIDE)).toContain('se garde une semaine');
    expect(runGit(site, 'rev-parse', 'HEAD')).toBe(runGit(remote, 'rev-parse', 'main'));
  });

  it('joins nothing that would break the site, and no file on which somebody works', async () => {
    const { site, remote, moveRemote, plan, read } = await start();
    const before = runGit(site, 'rev-parse', 'HEAD');
    moveRemote(MANIFEST, '"to": "/contact"', '"to": "/nulle-part"');
    expect((await plan()).repository?.notes[0]).toContain('ne peut pas être repris ici');
    moveRemote(MANIFEST, '"to": "/nulle-part"', '"to": "/contact"');
    moveRemote('README.md', 'Avant', 'Après');
    write(site, 'README.md', 'En cours\n');
    expect((await plan()).repository?.notes[0]).toContain('README.md');
    expect([read('README.md'), runGit(site, 'rev-parse', 'HEAD')]).toEqual(['En cours\n', before]);
    runGit(site, 'checkout', '--quiet', '--', 'README.md');
    write(site, 'outil.txt', 'Pas suivi\n');
    pushFromElsewhere(remote, 'outil.txt', 'Ailleurs\n');
    expect((await plan()).repository?.notes[0]).toContain('outil.txt');
    expect([read('outil.txt'), runGit(site, 'rev-parse', 'HEAD')]).toEqual(['Pas suivi\n', before]);
  });

  const IGNORED = '.git/info/exclude';

  it.each([
    ['a file that the repository ignores', 'outil.txt', 'outil.txt', 'outil.txt'],
    ['a text that the repository ignores', 'content/textes/notes.md', 'content/textes/notes.md', '*.md'],
    ['an ignored file in the place of a folder', 'outils', 'outils/a.txt', 'outils'],
    ['an ignored folder in the place of a file', 'outils/a.txt', 'outils', 'outils'],
  ])('does not replace %s', async (_, mine, theirs, pattern) => {
    const { site, remote, plan, read } = await start();
    const before = runGit(site, 'rev-parse', 'HEAD');
    write(site, IGNORED, `${pattern}\n`);
    write(site, mine, 'À moi\n');
    pushFromElsewhere(remote, theirs, 'Ailleurs\n');
    expect((await plan()).repository?.notes[0]).toContain(mine.split('/').at(pattern === 'outils' ? 0 : -1));
    expect([read(mine), runGit(site, 'rev-parse', 'HEAD')]).toEqual(['À moi\n', before]);
  });

  it.each(['README.md', GUIDE])('does not replace %s, whose changes git does not watch', async (file) => {
    const { site, remote, plan, read } = await start();
    const before = runGit(site, 'rev-parse', 'HEAD');
    const text = read(file);
    runGit(site, 'update-index', '--skip-worktree', file);
    write(site, file, `${text}À moi\n`);
    pushFromElsewhere(remote, file, `${text}Ailleurs\n`);
    expect((await plan()).repository?.notes[0]).toContain(file);
    expect([read(file), runGit(site, 'rev-parse', 'HEAD')]).toEqual([`${text}À moi\n`, before]);
  });

  it('joins an ignored file that is the same elsewhere', async () => {
    const { site, remote, plan } = await start();
    write(site, IGNORED, 'outil.txt\n*.md\n');
    for (const file of ['outil.txt', 'content/textes/notes.md']) {
      write(site, file, 'Pareil\n');
      pushFromElsewhere(remote, file, 'Pareil\n');
    }
    await plan();
    expect(runGit(site, 'rev-parse', 'HEAD')).toBe(runGit(remote, 'rev-parse', 'main'));
  });

  it('undoes an author’s changes after a join', async () => {
    const { call, moveRemote, plan, read } = await start();
    const { hash } = await call('document', { file: 'manifest' });
    const operations = [{ type: 'set' as const, pointer: '/business/city', value: 'Lyon' }];
    await call('apply', { label: 'x', changes: [{ file: 'manifest', baseHash: hash, operations }] });
    moveRemote(MANIFEST, HEADING, '"heading": "Appelez-nous"');
    await plan();
    expect(read(MANIFEST)).toContain('Lyon');
    expect(await call('undo', {})).toMatchObject({ status: 'saved' });
    expect(read(MANIFEST)).not.toContain('Lyon');
    expect(read(MANIFEST)).toContain('Appelez-nous');
  });
});

it('a site in a folder of a repository joins what was pushed around it on request', async () => {
  const root = temporaryFolder();
  const site = path.join(root, 'site');
  cpSync(copySite(), site, { recursive: true });
  write(root, 'program.ts', 'un\n');
  makeRepository(root);
  const remote = addRemote(root);
  changeHeading(site);
  const { call, publish, read } = await openPublication(site);
  pushFromElsewhere(remote, 'program.ts', 'deux\n');
  pushFromElsewhere(remote, `site/${GUIDE}`, read(GUIDE).replace('se garde plus longtemps', 'se garde une semaine'));
  expect(await publish()).toMatchObject({ status: 'unsent' });
  write(root, 'program.ts', 'en cours\n');
  expect(await call('publish-join', {})).toMatchObject({
    status: 'unsent',
    message: expect.stringContaining('program.ts'),
  });
  runGit(root, 'checkout', '--quiet', '--', 'program.ts');
  expect(await call('publish-join', {})).toMatchObject({ status: 'published' });
  expect(read(GUIDE)).toContain('se garde une semaine');
  expect(runGit(root, 'show', 'HEAD:program.ts')).toBe('deux');
  expect(runGit(root, 'status', '--porcelain')).toBe('');
  expect(runGit(root, 'rev-parse', 'HEAD')).toBe(runGit(remote, 'rev-parse', 'main'));
});
