import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commitApart, commitStage, createBranch } from '../../../../src/editor/server/git/commit.ts';
import { GitError, gitIn } from '../../../../src/editor/server/git/git.ts';
import { mergeTrees } from '../../../../src/editor/server/git/merge.ts';
import { pushBranch, unsentCommits } from '../../../../src/editor/server/git/remote.ts';
import { bytesIn, changedFiles, openRepository } from '../../../../src/editor/server/git/repository.ts';
import { withStage } from '../../../../src/editor/server/git/stage.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { addRemote, isolateGit, makeRepository, pushFromElsewhere, runGit, write } from './repository.ts';

const MANIFEST = 'site.manifest.json';
const ORIGIN = { remote: 'origin', hasSshCommand: false };

beforeEach(isolateGit);

/** Creates a repository with a site in one folder and a program in another. */
function start() {
  const root = temporaryFolder();
  write(root, 'src/program.ts', 'un\n');
  write(root, `site/${MANIFEST}`, '{}\n');
  write(root, 'site/content/a.md', 'a\n');
  write(root, 'site/content/b.md', 'b\n');
  makeRepository(root);
  const site = path.join(root, 'site');
  return { root, site, git: gitIn(site) };
}

type Started = Pick<ReturnType<typeof start>, 'site' | 'git'>;

/** Commits files to the current branch, as publishing does. */
async function commitFiles({ site, git }: Started, files: string[], message: string): Promise<string> {
  const repository = await openRepository(git, site);
  return withStage(git, repository, { directory: site, files }, async (stage) => {
    const { commit, tree } = await commitStage(git, repository, { stage, files, message });
    expect(runGit(site, 'rev-parse', `${commit}^{tree}`)).toBe(tree);
    return commit;
  });
}

it('a merge of histories without a common commit reports the files that differ, and chooses nothing', async () => {
  const { root } = start();
  const ours = runGit(root, 'rev-parse', 'HEAD');
  write(root, `site/${MANIFEST}`, '{"site":{}}\n');
  runGit(root, 'add', '--all');
  const theirs = runGit(root, 'commit-tree', runGit(root, 'write-tree'), '-m', 'Autre');
  const choose = vi.fn(({ theirs: text }: { theirs: string }) => text);
  expect(await mergeTrees(gitIn(root), [ours, theirs], choose)).toEqual({ conflicts: [`site/${MANIFEST}`] });
  expect(choose).not.toHaveBeenCalled();
});

/** Returns the output of `git status --porcelain`. */
const status = (root: string) => runGit(root, 'status', '--porcelain');

describe('a repository', () => {
  it('returns its branch and all changed, new and removed files of the site, relative to its folder', async () => {
    const { root, site, git } = start();
    write(site, 'content/media/é « x ».txt', 'x');
    write(site, 'content/b.md', 'bb\n');
    write(root, 'src/program.ts', 'deux\n');
    rmSync(path.join(site, 'content/a.md'));
    const repository = await openRepository(git, site);
    expect(repository).toMatchObject({ branch: 'main', prefix: 'site/' });
    expect(repository.remote).toBeUndefined();
    expect(await changedFiles(git, repository)).toEqual(['content/a.md', 'content/b.md', 'content/media/é « x ».txt']);
    expect(String(await bytesIn(git, repository.head, 'content/b.md'))).toBe('b\n');
    expect(await bytesIn(git, repository.head, 'content/c.md')).toBeUndefined();
  });

  it('has no hidden files, such as those of an interrupted write, except published ones', async () => {
    const { root, site, git } = start();
    write(site, 'content/.htaccess', 'un\n');
    runGit(root, 'add', '--force', 'site/content/.htaccess');
    runGit(root, 'commit', '--quiet', '--message=Réglage');
    write(site, 'content/.htaccess', 'deux\n');
    for (const name of ['.a.md.0a1b2c3d.tmp', '.DS_Store', 'media/.b.webp.0a1b2c3d.tmp', '.cache/c.md'])
      write(site, `content/${name}`, 'x');
    expect(await changedFiles(git, await openRepository(git, site))).toEqual(['content/.htaccess']);
  });

  it('has new files if the site is in a hidden folder', async () => {
    const { root } = start();
    const site = path.join(root, '.site');
    write(site, 'content/c.md', 'c\n');
    const git = gitIn(site);
    expect(await changedFiles(git, await openRepository(git, site))).toEqual(['content/c.md']);
  });

  it('fails if git cannot give a published file, which is not removed', async () => {
    const { root, git } = start();
    write(root, '.gitattributes', '*.md filter=broken\n');
    for (const [name, value] of Object.entries({ clean: 'cat', smudge: 'false', required: 'true' }))
      runGit(root, 'config', `filter.broken.${name}`, value);
    await expect(bytesIn(git, 'HEAD', 'content/a.md')).rejects.toThrow(GitError);
    expect(await bytesIn(git, 'HEAD', 'content/c.md')).toBeUndefined();
  });

  it('returns the published bytes as git writes them to the disk', async () => {
    const { root, site, git } = start();
    write(root, '.gitattributes', '*.md text eol=crlf\n');
    const bytes = await bytesIn(git, (await openRepository(git, site)).head, 'content/b.md');
    expect(String(bytes)).toBe('b\r\n');
  });

  it('has only new files before its first commit', async () => {
    const site = temporaryFolder();
    write(site, MANIFEST, '{}');
    runGit(site, 'init', '--quiet', '--initial-branch=main');
    runGit(site, 'config', 'user.name', 'Ana');
    runGit(site, 'config', 'user.email', 'ana@example.com');
    const git = gitIn(site);
    const repository = await openRepository(git, site);
    expect(repository.head).toBeUndefined();
    expect(await changedFiles(git, repository)).toEqual([MANIFEST]);
    const commit = await commitFiles({ site, git }, [MANIFEST], 'Premier');
    expect(runGit(site, 'rev-parse', 'HEAD')).toBe(commit);
  });

  it('reports an unfinished operation, and that no branch is checked out', async () => {
    const { root, site, git } = start();
    runGit(root, 'checkout', '--quiet', '-b', 'other');
    write(root, 'src/program.ts', 'autre\n');
    runGit(root, 'commit', '--quiet', '--all', '--message=Autre');
    runGit(root, 'checkout', '--quiet', 'main');
    write(root, 'src/program.ts', 'le mien\n');
    runGit(root, 'commit', '--quiet', '--all', '--message=Mien');
    expect(() => runGit(root, 'merge', 'other')).toThrow();
    expect((await openRepository(git, site)).busy).toBe('merge');
    runGit(root, 'merge', '--abort');
    expect(() => runGit(root, 'rebase', 'other')).toThrow();
    expect((await openRepository(git, site)).busy).toBe('rebase');
    runGit(root, 'rebase', '--abort');
    runGit(root, 'checkout', '--quiet', '--detach');
    const detached = await openRepository(git, site);
    expect([detached.branch, detached.busy]).toEqual([undefined, undefined]);
  });

  it('is explained, with what to do, if it is missing', async () => {
    const folder = temporaryFolder();
    vi.stubEnv('GIT_CEILING_DIRECTORIES', path.dirname(folder));
    await expect(openRepository(gitIn(folder), folder)).rejects.toThrow('Ce dossier n’est pas suivi par git.');
    vi.stubEnv('PATH', folder);
    await expect(openRepository(gitIn(folder), folder)).rejects.toThrow('Git n’est pas installé');
  });
});

describe('a commit', () => {
  it('contains only its files: what others have staged, changed and added does not change, nor does the index', async () => {
    const { root, site, git } = start();
    write(root, 'src/program.ts', 'indexé\n');
    write(root, 'src/new.ts', 'indexé\n');
    runGit(root, 'add', '--all');
    write(root, 'src/program.ts', 'pas indexé\n');
    write(root, 'loose.txt', 'ni l’un ni l’autre\n');
    const staged = () => runGit(root, 'diff', '--cached', '--', 'src');
    const before = [staged(), status(root)];
    write(site, 'content/b.md', 'bb\n');
    write(site, 'content/neuf.md', 'n\n');
    write(site, 'content/tiret.md', '-\n');
    rmSync(path.join(site, 'content/a.md'));
    const files = ['content/a.md', 'content/b.md', 'content/neuf.md', 'content/tiret.md'];
    const message = '--amend --no-verify -m « option »\n\n# une ligne\n-x';
    await commitFiles({ site, git }, files, message);
    expect([staged(), status(root)]).toEqual(before);
    expect(runGit(root, 'show', '--format=%B', '--name-status', 'HEAD')).toBe(
      `${message}\n\n\nD\tsite/content/a.md\nM\tsite/content/b.md\nA\tsite/content/neuf.md\nA\tsite/content/tiret.md`,
    );
    expect(runGit(root, 'rev-list', '--count', 'HEAD')).toBe('2');
  });

  it('contains only the file whose name is a pattern or looks like an option', async () => {
    const { root, site, git } = start();
    write(site, 'content/*.md', 'étoile\n');
    write(site, 'content/a.md', 'pas celui-ci\n');
    write(site, 'content/:(top)x', 'x');
    await commitFiles({ site, git }, ['content/*.md', 'content/:(top)x'], 'Motif');
    expect(status(root)).toBe('M site/content/a.md'.padStart(20));
  });

  it('fails with the message of a hook, and does not change the index', async () => {
    const { root, site, git } = start();
    write(root, '.git/hooks/pre-commit', '#!/bin/sh\necho "Il manque une virgule" >&2\nexit 1\n');
    write(site, 'content/neuf.md', 'n\n');
    chmodSync(path.join(root, '.git/hooks/pre-commit'), 0o755);
    const before = status(root);
    await expect(commitFiles({ site, git }, ['content/neuf.md'], 'Neuf')).rejects.toThrow(
      'Une vérification propre à ce site a refusé la publication.',
    );
    expect(status(root)).toBe(before);
  });

  it('fails without an author or while the index is locked, with a message that says what to do', async () => {
    const { root, site, git } = start();
    write(site, 'content/b.md', 'bb\n');
    writeFileSync(path.join(root, '.git/index.lock'), '');
    await expect(commitFiles({ site, git }, ['content/b.md'], 'B')).rejects.toThrow(
      'Un autre programme publie en ce moment',
    );
    rmSync(path.join(root, '.git/index.lock'));
    runGit(root, 'config', '--unset', 'user.name');
    runGit(root, 'config', '--unset', 'user.email');
    runGit(root, 'config', 'user.useConfigOnly', 'true');
    await expect(commitFiles({ site, git }, ['content/b.md'], 'B')).rejects.toThrow('git config --global user.name');
  });
});

describe('a proposal', () => {
  it('is a commit on a separate branch: current branch, index and files do not change', async () => {
    const { root, site, git } = start();
    write(root, 'src/program.ts', 'indexé\n');
    runGit(root, 'add', '--all');
    write(site, 'content/b.md', 'bb\n');
    write(site, 'content/neuf.md', 'n\n');
    rmSync(path.join(site, 'content/a.md'));
    const repository = await openRepository(git, site);
    const index = readFileSync(path.join(root, '.git/index'));
    const files = await changedFiles(git, repository);
    const commit = await withStage(git, repository, { directory: site, files }, async (stage) => {
      expect(await stage.addRelease('{"routes":{}}\n')).toBe(true);
      return commitApart(git, repository, { stage, message: '-m proposition' });
    });
    const branch = await createBranch(git, 'proposition-1', commit);
    expect(branch).toBe('proposition-1');
    expect(readFileSync(path.join(root, '.git/index')).equals(index)).toBe(true);
    expect(runGit(root, 'rev-parse', 'HEAD')).toBe(repository.head);
    expect(runGit(root, 'symbolic-ref', 'HEAD')).toBe('refs/heads/main');
    expect(existsSync(path.join(site, 'content/release.json'))).toBe(false);
    expect(runGit(root, 'show', '--format=%s', '--name-status', branch)).toBe(
      '-m proposition\n\nD\tsite/content/a.md\nM\tsite/content/b.md\nA\tsite/content/neuf.md\nA\tsite/content/release.json',
    );
    expect(runGit(root, 'rev-parse', `${branch}^`)).toBe(repository.head);
    expect(await createBranch(git, 'proposition-1', commit)).toBe('proposition-1-2');
    expect(runGit(root, 'rev-parse', branch)).toBe(commit);
  });
});

describe('a push', () => {
  it('is rejected if others have pushed, and keeps the commit', async () => {
    const { root, site, git } = start();
    const remote = addRemote(root);
    pushFromElsewhere(remote, 'src/other.ts', 'autre\n');
    write(site, 'content/b.md', 'bb\n');
    const commit = await commitFiles({ site, git }, ['content/b.md'], 'B');
    const repository = await openRepository(git, site);
    const unsent = { count: 1, own: 1, isBehind: true };
    expect(await unsentCommits(git, repository)).toMatchObject(unsent);
    const push = () => pushBranch(git, ORIGIN, 'main', 'push');
    expect(await push()).toMatchObject({ message: expect.stringContaining('Quelqu’un d’autre a publié') });
    expect(runGit(root, 'rev-parse', 'HEAD')).toBe(commit);
  });

  it('reports that the remote cannot be reached, or refuses', async () => {
    const { root, site, git } = start();
    const remote = addRemote(root);
    write(site, 'content/b.md', 'bb\n');
    await commitFiles({ site, git }, ['content/b.md'], 'B');
    const [push, propose] = [
      () => pushBranch(git, ORIGIN, 'main', 'push'),
      () => pushBranch(git, ORIGIN, 'main', 'propose'),
    ];
    const hook = path.join(remote, 'hooks/pre-receive');
    write(remote, 'hooks/pre-receive', '#!/bin/sh\necho "error: main est protégée" >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    expect(await push()).toEqual({
      message: expect.stringContaining('refuse cette mise en ligne directe'),
      details: expect.stringContaining('error: main est protégée'),
    });
    expect((await propose())?.message).toContain('refuse cette demande de relecture');
    rmSync(remote, { recursive: true });
    expect((await push())?.message).toContain('ne répond pas');
  });

  it('is explained from what git says, never from the words of a hook', async () => {
    const { root, site, git } = start();
    addRemote(root);
    write(site, 'content/b.md', 'bb\n');
    write(root, '.git/hooks/pre-push', '#!/bin/sh\necho "fatal: Authentication failed, [rejected]" >&2\nexit 1\n');
    chmodSync(path.join(root, '.git/hooks/pre-push'), 0o755);
    await commitFiles({ site, git }, ['content/b.md'], 'B');
    expect(await pushBranch(git, ORIGIN, 'main', 'push')).toEqual({
      message: expect.stringContaining('Une vérification propre à ce site a refusé l’envoi'),
      details: 'fatal: Authentication failed, [rejected]',
    });
  });
});
