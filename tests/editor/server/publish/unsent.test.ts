import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { copySite } from '../../../edit/structure/structure-site.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { addRemote, isolateGit, makeRepository, pushFromElsewhere, runGit, write } from '../git/repository.ts';
import { changeHeading, MANIFEST, openPublication } from './publication.ts';

beforeEach(isolateGit);

function bareRemote(folder = temporaryFolder()): string {
  mkdirSync(folder, { recursive: true });
  runGit(folder, 'init', '--quiet', '--bare', '--initial-branch=main');
  return folder;
}

/** Makes a remote refuse pushes to a branch, like a host that protects it. */
function protect(remote: string, branch: string): void {
  const test = `[ "$ref" = refs/heads/${branch} ] && { echo "error: ${branch}: use a pull request" >&2; exit 1; }`;
  write(remote, 'hooks/pre-receive', `#!/bin/sh\nwhile read old new ref; do\n${test}\ndone\nexit 0\n`);
  chmodSync(path.join(remote, 'hooks/pre-receive'), 0o755);
}

/** Opens the editor of a site in a repository. */
async function start(prepare: (site: string) => void = () => {}) {
  const site = makeRepository(copySite());
  prepare(site);
  const editor = await openPublication(site);
  const unsent = async () => (await editor.plan()).repository?.unsent;
  return { ...editor, unsent };
}

const shownIn = async ({ plan }: Pick<Awaited<ReturnType<typeof start>>, 'plan'>) =>
  (await plan()).headings.flatMap(({ changes }) => changes.flatMap(({ lines }) => lines));

describe('a commit that a protected branch refuses', () => {
  it('is quoted, stays known, and can be proposed', async () => {
    let remote = '';
    const editor = await start((site) => {
      remote = addRemote(site);
      protect(remote, 'main');
      changeHeading(site);
    });
    expect(await editor.publish()).toEqual({
      status: 'unsent',
      message: expect.stringContaining('Demandez une relecture'),
      details: expect.stringContaining('error: main: use a pull request'),
    });
    expect(await editor.unsent()).toEqual(expect.objectContaining({ count: 1, mayTakeBack: true, isBehind: false }));
    const proposed = await editor.publish('proposal');
    expect(proposed).toMatchObject({ status: 'published', remote: 'origin' });
    const branch = 'branch' in proposed ? proposed.branch : '';
    expect(runGit(remote, 'rev-parse', branch)).toBe(runGit(editor.site, 'rev-parse', 'HEAD'));
    expect(await editor.unsent()).toMatchObject({ count: 1, proposedAs: branch });
  });

  it('can be taken back, so that its changes are there again', async () => {
    const editor = await start((site) => {
      protect(addRemote(site), 'main');
      changeHeading(site);
    });
    const { site, call, read } = editor;
    const before = [runGit(site, 'rev-parse', 'HEAD'), read('content/release.json')];
    const lines = await shownIn(editor);
    await editor.publish();
    expect(await shownIn(editor)).toEqual([]);
    expect(await call('publish-take-back', {})).toEqual({ status: 'taken-back' });
    expect([runGit(site, 'rev-parse', 'HEAD'), read('content/release.json')]).toEqual(before);
    expect(await shownIn(editor)).toEqual(lines);
    expect(runGit(site, 'status', '--porcelain')).toBe(` M ${MANIFEST}`);
    expect(await editor.unsent()).toMatchObject({ count: 0, mayTakeBack: false });
  });

  it('is taken back without the commit of a developer below it', async () => {
    const editor = await start((site) => {
      protect(addRemote(site), 'main');
      write(site, 'outil.txt', 'x');
      runGit(site, 'add', '--all');
      runGit(site, 'commit', '--quiet', '--message=Outil');
      changeHeading(site);
    });
    await editor.publish();
    expect(await editor.unsent()).toMatchObject({ count: 2, mayTakeBack: true });
    await editor.call('publish-take-back', {});
    expect(runGit(editor.site, 'log', '-1', '--format=%s')).toBe('Outil');
    expect(await editor.unsent()).toMatchObject({ count: 1, mayTakeBack: false });
    expect(await editor.call('publish-take-back', {})).toMatchObject({ status: 'refused' });
  });
});

it('a proposal that is refused leaves no branch, and its changes are still there', async () => {
  const editor = await start((site) => {
    rmSync(addRemote(site), { recursive: true });
    changeHeading(site);
  });
  const lines = await shownIn(editor);
  expect(await editor.publish('proposal')).toMatchObject({
    status: 'refused',
    message: expect.stringContaining('vos changements sont toujours ici'),
  });
  expect(runGit(editor.site, 'branch', '--format=%(refname:short)')).toBe('main');
  expect(await shownIn(editor)).toEqual(lines);
});

describe('what was never pushed is known', () => {
  it('after a first push that failed, and after a restart', async () => {
    const gone = path.join(temporaryFolder(), 'later.git');
    const { site, close, publish } = await start((directory) => {
      runGit(directory, 'remote', 'add', 'origin', gone);
      changeHeading(directory);
    });
    expect(await publish()).toMatchObject({ status: 'unsent', message: expect.stringContaining('ne répond pas') });
    await close();
    const again = await openPublication(site);
    const plan = await again.plan();
    expect(plan.repository?.unsent).toMatchObject({ count: 2, mayTakeBack: true });
    expect(plan.repository?.unsent?.unknown?.message).toContain('ne répond pas');
    bareRemote(gone);
    expect(await again.publish()).toMatchObject({ status: 'published' });
    expect(runGit(gone, 'rev-parse', 'main')).toBe(runGit(site, 'rev-parse', 'HEAD'));
    expect((await again.plan()).repository?.unsent).toEqual({
      count: 0,
      isBehind: false,
      mayTakeBack: false,
    });
  });

  it('if all was committed by hand, and a remote was added', async () => {
    const remote = bareRemote();
    const { unsent, publish } = await start((site) => runGit(site, 'remote', 'add', 'origin', remote));
    expect(await unsent()).toMatchObject({ count: 1, mayTakeBack: false });
    expect(await publish()).toMatchObject({ status: 'published' });
    expect(await publish()).toMatchObject({ status: 'refused', message: expect.stringContaining('Rien n’a changé') });
  });

  it('in the clone of one branch, whose new branch was refused once and pushed later', async () => {
    const remote = addRemote(makeRepository(copySite()));
    const site = temporaryFolder();
    runGit(site, 'clone', '--quiet', '--single-branch', '--branch=main', remote, '.');
    runGit(site, 'config', 'user.name', 'Ana');
    runGit(site, 'config', 'user.email', 'ana@example.com');
    runGit(site, 'switch', '--quiet', '--create=essai');
    changeHeading(site);
    protect(remote, 'essai');
    const { plan, publish } = await openPublication(site);
    const unsent = async () => (await plan()).repository?.unsent;
    expect(await publish()).toMatchObject({ status: 'unsent' });
    expect(await unsent()).toMatchObject({ count: 1 });
    rmSync(path.join(remote, 'hooks/pre-receive'));
    expect(await publish()).toMatchObject({ status: 'published', branch: 'essai' });
    expect(await unsent()).toMatchObject({ count: 0 });
    changeHeading(site, 'Écrivez-moi');
    protect(remote, 'essai');
    expect(await publish()).toMatchObject({ status: 'unsent' });
    expect(await unsent()).toMatchObject({ count: 1 });
  });

  it('if others have pushed to a branch that the clone does not follow', async () => {
    const editor = await start((site) => {
      const remote = addRemote(site);
      runGit(site, 'config', 'remote.origin.fetch', '+refs/heads/other:refs/remotes/origin/other');
      runGit(site, 'update-ref', '-d', 'refs/remotes/origin/main');
      pushFromElsewhere(remote, 'x.txt', 'x');
    });
    expect(await editor.unsent()).toMatchObject({ count: 0, isBehind: true });
  });
});

it('a remote that cannot be asked is said to be unknown, with its words', async () => {
  let remote = '';
  const { plan, site } = await start((directory) => {
    remote = addRemote(directory);
    renameSync(remote, `${remote}-gone`);
  });
  const unsent = (await plan()).repository?.unsent;
  expect(unsent).toMatchObject({ count: 0, unknown: { message: expect.stringContaining('ne répond pas') } });
  expect(unsent?.unknown?.details).toContain('does not appear to be a git repository');
  runGit(site, 'commit', '--quiet', '--allow-empty', '--message=Plus tard');
  expect((await plan()).repository?.unsent).toMatchObject({ count: 1 });
  renameSync(`${remote}-gone`, remote);
});

it('a remote whose commits cannot be fetched is said to be unknown too', async () => {
  const { plan } = await start((site) => {
    const remote = addRemote(site);
    pushFromElsewhere(remote, 'x.txt', 'x');
    for (const folder of readdirSync(path.join(remote, 'objects'))) {
      if (folder.length === 2) rmSync(path.join(remote, 'objects', folder), { recursive: true });
    }
  });
  const { repository, refusal } = await plan();
  expect(refusal).toBeUndefined();
  expect(repository?.unsent).toMatchObject({ count: 0, unknown: { message: expect.any(String) } });
});

it('a join with a conflict leaves the three ways out', async () => {
  const editor = await start((site) => {
    pushFromElsewhere(addRemote(site), MANIFEST, '{}\n');
    changeHeading(site);
  });
  await editor.publish();
  expect(await editor.call('publish-join', {})).toMatchObject({ status: 'conflict', conflict: { theirs: '{}\n' } });
  expect(await editor.unsent()).toMatchObject({ count: 1, mayTakeBack: true, isBehind: true });
  expect(await editor.publish('proposal')).toMatchObject({ status: 'published' });
  expect(await editor.call('publish-take-back', {})).toEqual({ status: 'taken-back' });
});

it('a remote that began with a README is joined, although the histories have no common start', async () => {
  const remote = bareRemote();
  const other = temporaryFolder();
  const editor = await start((site) => {
    makeRepositoryOf(other, remote);
    runGit(site, 'remote', 'add', 'origin', remote);
    changeHeading(site);
  });
  expect(await editor.publish()).toMatchObject({ status: 'unsent', message: /Quelqu’un d’autre a publié/ });
  expect(await editor.unsent()).toMatchObject({ isBehind: true });
  expect(await editor.call('publish-join', {})).toMatchObject({ status: 'published' });
  expect(runGit(remote, 'log', '--format=%an', 'main').split('\n').sort()).toEqual(['Ana', 'Ana', 'Ana', 'Bo']);
  expect(runGit(remote, 'ls-tree', '--name-only', 'main').split('\n')).toEqual(
    expect.arrayContaining(['LICENSE', MANIFEST]),
  );
});

function makeRepositoryOf(folder: string, remote: string): void {
  write(folder, 'LICENSE', 'x\n');
  makeRepository(folder);
  runGit(folder, 'commit', '--quiet', '--amend', '--author=Bo <bo@example.com>', '--no-edit');
  runGit(folder, 'push', '--quiet', remote, 'main');
}

describe('the branch of the same name', () => {
  it('is pushed, even if git would push to another one, which is said before', async () => {
    let remote = '';
    const { plan, publish, site } = await start((directory) => {
      remote = addRemote(directory);
      runGit(directory, 'switch', '--quiet', '--create=essai', 'origin/main');
      changeHeading(directory);
    });
    const before = runGit(remote, 'rev-parse', 'main');
    expect((await plan()).repository?.notes).toEqual([expect.stringContaining('« main » ne change pas')]);
    expect(await publish()).toMatchObject({ status: 'published', branch: 'essai' });
    expect(runGit(remote, 'rev-parse', 'main')).toBe(before);
    expect(runGit(remote, 'rev-parse', 'essai')).toBe(runGit(site, 'rev-parse', 'HEAD'));
  });

  it('is pushed if a tag has its name, which is said before', async () => {
    let remote = '';
    const { plan, publish, unsent, site } = await start((directory) => {
      remote = addRemote(directory);
      runGit(directory, 'tag', 'main');
      changeHeading(directory);
    });
    expect((await plan()).repository).toMatchObject({
      branch: 'main',
      notes: [expect.stringContaining('version marquée')],
    });
    expect(await publish()).toMatchObject({ status: 'published', branch: 'main' });
    expect(runGit(remote, 'rev-parse', 'refs/heads/main')).toBe(runGit(site, 'rev-parse', 'HEAD'));
    expect(await unsent()).toMatchObject({ count: 0 });
  });
});
