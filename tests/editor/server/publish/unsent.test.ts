import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PublishPlan } from '../../../../src/editor/publish-protocol.ts';
import { isFull } from '../../../browser/routes.ts';
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

async function open(site: string) {
  const editor = await openPublication(site);
  const unsent = async () => (await editor.plan()).repository?.unsent;
  return { ...editor, unsent };
}

const WITHOUT_REMOTE = { hasRemote: false };

/** Opens the editor of a site in a repository. */
async function start(prepare: (site: string, remote: string) => void, { hasRemote = true } = {}) {
  const site = makeRepository(copySite());
  const remote = hasRemote ? addRemote(site) : '';
  prepare(site, remote);
  return { ...(await open(site)), remote };
}

const linesOf = ({ headings }: PublishPlan) => headings.flatMap(({ changes }) => changes.flatMap(({ lines }) => lines));

describe('a commit that a protected branch refuses', () => {
  it('is quoted, stays known, can be proposed, and taken back, so that its changes are there again', async () => {
    const { site, remote, call, plan, publish, read, unsent } = await start((directory, bare) => {
      protect(bare, 'main');
      changeHeading(directory);
    });
    const before = [runGit(site, 'rev-parse', 'HEAD'), read('content/release.json')];
    const first = await plan();
    expect(await publish({ compared: first })).toEqual({
      status: 'unsent',
      message: expect.stringContaining('Demandez une relecture'),
      details: expect.stringContaining('error: main: use a pull request'),
    });
    const refused = await plan();
    expect(refused.repository?.unsent).toMatchObject({ count: 1, mayTakeBack: true, isBehind: false });
    expect(linesOf(refused)).toEqual([]);
    const proposed = await publish({ target: 'proposal', compared: refused });
    expect(proposed).toMatchObject({ status: 'published', remote: 'origin' });
    const branch = 'branch' in proposed ? proposed.branch : '';
    expect(runGit(remote, 'rev-parse', branch)).toBe(runGit(site, 'rev-parse', 'HEAD'));
    expect(await unsent()).toMatchObject({ count: 1, proposedAs: branch });
    expect(await call('publish-take-back', {})).toEqual({ status: 'taken-back' });
    expect([runGit(site, 'rev-parse', 'HEAD'), read('content/release.json')]).toEqual(before);
    const last = await plan();
    expect(linesOf(last)).toEqual(linesOf(first));
    expect(last.repository?.unsent).toMatchObject({ count: 0, mayTakeBack: false });
    expect(runGit(site, 'status', '--porcelain')).toBe(` M ${MANIFEST}`);
  });

  it.runIf(isFull)('is taken back without the commit of a developer below it', async () => {
    const editor = await start((site, remote) => {
      protect(remote, 'main');
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

describe('what was never pushed is known', () => {
  it.runIf(isFull)('after a first push that failed, and after a restart', async () => {
    const gone = path.join(temporaryFolder(), 'later.git');
    const { site, close, publish } = await start((directory) => {
      runGit(directory, 'remote', 'add', 'origin', gone);
      changeHeading(directory);
    }, WITHOUT_REMOTE);
    expect(await publish()).toMatchObject({ status: 'unsent', message: expect.stringContaining('ne répond pas') });
    await close();
    const again = await open(site);
    const plan = await again.plan();
    expect(plan.repository?.unsent).toMatchObject({ count: 2, mayTakeBack: true });
    expect(plan.repository?.unsent?.unknown?.message).toContain('ne répond pas');
    bareRemote(gone);
    expect(await again.publish({ compared: plan })).toMatchObject({ status: 'published' });
    expect(runGit(gone, 'rev-parse', 'main')).toBe(runGit(site, 'rev-parse', 'HEAD'));
    expect(await again.unsent()).toEqual({ count: 0, isBehind: false, mayTakeBack: false });
  });

  it.runIf(isFull)('if all was committed by hand, and a remote was added', async () => {
    const remote = bareRemote();
    const { plan, publish } = await start((site) => runGit(site, 'remote', 'add', 'origin', remote), WITHOUT_REMOTE);
    const compared = await plan();
    expect(compared.repository?.unsent).toMatchObject({ count: 1, mayTakeBack: false });
    expect(await publish({ compared })).toMatchObject({ status: 'published' });
    const message = expect.stringContaining('Rien n’a changé');
    expect(await publish({ compared })).toMatchObject({ status: 'refused', message });
  });

  it.runIf(isFull)('in the clone of one branch, whose new branch was refused once and pushed later', async () => {
    const remote = addRemote(makeRepository(copySite()));
    const site = temporaryFolder();
    runGit(site, 'clone', '--quiet', '--single-branch', '--branch=main', remote, '.');
    runGit(site, 'config', 'user.name', 'Ana');
    runGit(site, 'config', 'user.email', 'ana@example.com');
    runGit(site, 'switch', '--quiet', '--create=essai');
    changeHeading(site);
    protect(remote, 'essai');
    const { plan, publish, unsent } = await open(site);
    expect(await publish()).toMatchObject({ status: 'unsent' });
    const compared = await plan();
    expect(compared.repository?.unsent).toMatchObject({ count: 1 });
    rmSync(path.join(remote, 'hooks/pre-receive'));
    expect(await publish({ compared })).toMatchObject({ status: 'published', branch: 'essai' });
    expect(await unsent()).toMatchObject({ count: 0 });
    changeHeading(site, 'Écrivez-moi');
    protect(remote, 'essai');
    expect(await publish()).toMatchObject({ status: 'unsent' });
    expect(await unsent()).toMatchObject({ count: 1 });
  });

  it.runIf(isFull)('if others have pushed to a branch that the clone does not follow', async () => {
    const editor = await start((site, remote) => {
      runGit(site, 'config', 'remote.origin.fetch', '+refs/heads/other:refs/remotes/origin/other');
      runGit(site, 'update-ref', '-d', 'refs/remotes/origin/main');
      pushFromElsewhere(remote, 'x.txt', 'x');
    });
    expect(await editor.unsent()).toMatchObject({ count: 0, isBehind: true });
  });
});

it.runIf(isFull)(
  'a remote that cannot be asked is said to be unknown, and a proposal to it leaves no branch',
  async () => {
    const { plan, publish, site } = await start((directory, remote) => {
      rmSync(remote, { recursive: true });
      changeHeading(directory);
    });
    const first = await plan();
    const unsent = first.repository?.unsent;
    expect(unsent).toMatchObject({ count: 0, unknown: { message: expect.stringContaining('ne répond pas') } });
    expect(unsent?.unknown?.details).toContain('does not appear to be a git repository');
    expect(await publish({ target: 'proposal', compared: first })).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('vos changements sont toujours ici'),
    });
    expect(runGit(site, 'branch', '--format=%(refname:short)')).toBe('main');
    runGit(site, 'commit', '--quiet', '--allow-empty', '--message=Plus tard');
    const last = await plan();
    expect(linesOf(last)).toEqual(linesOf(first));
    expect(linesOf(last)).toHaveLength(1);
    expect(last.repository?.unsent).toMatchObject({ count: 1 });
  },
);

it.runIf(isFull)('a remote whose commits cannot be fetched is said to be unknown too', async () => {
  const { plan } = await start((_, remote) => {
    pushFromElsewhere(remote, 'x.txt', 'x');
    for (const folder of readdirSync(path.join(remote, 'objects')))
      if (folder.length === 2) rmSync(path.join(remote, 'objects', folder), { recursive: true });
  });
  const { repository, refusal } = await plan();
  expect(refusal).toBeUndefined();
  expect(repository?.unsent).toMatchObject({ count: 0, unknown: { message: expect.any(String) } });
});

it.runIf(isFull)('a join with a conflict leaves the three ways out', async () => {
  const editor = await start((site, remote) => {
    pushFromElsewhere(remote, MANIFEST, '{}\n');
    changeHeading(site);
  });
  await editor.publish();
  expect(await editor.call('publish-join', {})).toMatchObject({ status: 'conflict', conflict: { theirs: '{}\n' } });
  const compared = await editor.plan();
  expect(compared.repository?.unsent).toMatchObject({ count: 1, mayTakeBack: true, isBehind: true });
  expect(await editor.publish({ target: 'proposal', compared })).toMatchObject({ status: 'published' });
  expect(await editor.call('publish-take-back', {})).toEqual({ status: 'taken-back' });
});

it.runIf(isFull)(
  'a remote that began with a README is joined, although the histories have no common start',
  async () => {
    const remote = bareRemote();
    const other = temporaryFolder();
    write(other, 'LICENSE', 'x\n');
    runGit(makeRepository(other), 'commit', '--quiet', '--amend', '--author=Bo <bo@example.com>', '--no-edit');
    runGit(other, 'push', '--quiet', remote, 'main');
    const editor = await start((site) => {
      runGit(site, 'remote', 'add', 'origin', remote);
      changeHeading(site);
    }, WITHOUT_REMOTE);
    expect(await editor.publish()).toMatchObject({ status: 'unsent', message: /Quelqu’un d’autre a publié/ });
    expect(await editor.unsent()).toMatchObject({ isBehind: true });
    expect(await editor.call('publish-join', {})).toMatchObject({ status: 'published' });
    expect(runGit(remote, 'log', '--format=%an', 'main').split('\n').sort()).toEqual(['Ana', 'Ana', 'Ana', 'Bo']);
    expect(runGit(remote, 'ls-tree', '--name-only', 'main').split('\n')).toEqual(
      expect.arrayContaining(['LICENSE', MANIFEST]),
    );
  },
);

it.runIf(isFull)(
  'the branch of the same name is pushed, even if git would push to another one, or a tag has its name',
  async () => {
    const { plan, publish, unsent, site, remote } = await start((directory) => {
      runGit(directory, 'switch', '--quiet', '--create=essai', 'origin/main');
      runGit(directory, 'tag', 'essai');
      changeHeading(directory);
    });
    const before = runGit(remote, 'rev-parse', 'main');
    const compared = await plan();
    expect(compared.repository).toMatchObject({
      branch: 'essai',
      notes: [expect.stringContaining('« main » ne change pas'), expect.stringContaining('version marquée')],
    });
    expect(await publish({ compared })).toMatchObject({ status: 'published', branch: 'essai' });
    expect(runGit(remote, 'rev-parse', 'main')).toBe(before);
    expect(runGit(remote, 'rev-parse', 'refs/heads/essai')).toBe(runGit(site, 'rev-parse', 'refs/heads/essai'));
    expect(runGit(site, 'rev-parse', 'HEAD')).not.toBe(before);
    expect(await unsent()).toMatchObject({ count: 0 });
  },
);
