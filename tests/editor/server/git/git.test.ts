import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commitApart, commitStage, createBranch } from '../../../../src/editor/server/git/commit.ts';
import { GitError, gitIn } from '../../../../src/editor/server/git/git.ts';
import { mergeTrees } from '../../../../src/editor/server/git/merge.ts';
import { pushBranch, unsentCommits } from '../../../../src/editor/server/git/remote.ts';
import { bytesIn, changedFiles, openRepository } from '../../../../src/editor/server/git/repository.ts';
import { withStage } from '../../../../src/editor/server/git/stage.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { addRemote, isolateGit, makeRepository, pushFromElsewhere, runGit, write, writeScript } from './repository.ts';

const MANIFEST = 'site.manifest.json';

beforeEach(isolateGit);

/** Creates a repository with a site in one folder and a program in another. */
function start() {
  const root = temporaryFolder();
  write(root, 'src/program.ts', 'un\n');
  write(root, `site/${MANIFEST}`, '{}\n');
  for (const name of ['a.md', 'b.md', 'z.md', '.htaccess']) write(root, `site/content/${name}`, `${name[0]}\n`);
  makeRepository(root);
  const site = path.join(root, 'site');
  return { root, site, git: gitIn(site) };
}

/** Commits files to the current branch, as publishing does. */
async function commitFiles(site: string, files: string[], message: string): Promise<string> {
  const git = gitIn(site);
  const repository = await openRepository(git, site);
  return withStage(git, repository, { directory: site, files }, async (stage) => {
    const { commit, tree } = await commitStage(git, repository, { stage, files, message });
    expect(runGit(site, 'rev-parse', `${commit}^{tree}`)).toBe(tree);
    return commit;
  });
}

/** Adds a hook that fails with a message. Returns its file. */
function hook(folder: string, name: string, message: string): string {
  const file = path.join(folder, 'hooks', name);
  writeScript(file, `echo "${message}" >&2\nexit 1`);
  return file;
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
  it('returns its branch and all changed, new and removed files of the site, but no new hidden ones', async () => {
    const { root, site, git } = start();
    write(site, 'content/media/é « x ».txt', 'x');
    write(site, 'content/b.md', 'bb\n');
    write(site, 'content/.htaccess', 'deux\n');
    // Files like those of an interrupted write.
    for (const name of ['.a.md.0a1b2c3d.tmp', '.DS_Store', 'media/.b.webp.0a1b2c3d.tmp', '.cache/c.md'])
      write(site, `content/${name}`, 'x');
    write(root, 'src/program.ts', 'deux\n');
    rmSync(path.join(site, 'content/a.md'));
    const repository = await openRepository(git, site);
    expect(repository).toMatchObject({ branch: 'main', prefix: 'site/' });
    expect(repository.remote).toBeUndefined();
    const changed = ['content/.htaccess', 'content/a.md', 'content/b.md', 'content/media/é « x ».txt'];
    expect(await changedFiles(git, repository)).toEqual(changed);
    // The folder of a site may be hidden.
    const hidden = path.join(root, '.site');
    write(hidden, 'content/c.md', 'c\n');
    expect(await changedFiles(gitIn(hidden), await openRepository(gitIn(hidden), hidden))).toEqual(['content/c.md']);
  });

  it('returns the published bytes as git writes them to the disk; fails if git cannot, but not without a file', async () => {
    const { root, git } = start();
    write(root, '.gitattributes', 'a.md filter=broken\nb.md text eol=crlf\n');
    for (const [name, value] of Object.entries({ clean: 'cat', smudge: 'false', required: 'true' }))
      runGit(root, 'config', `filter.broken.${name}`, value);
    expect(String(await bytesIn(git, 'HEAD', 'content/b.md'))).toBe('b\r\n');
    expect(String(await bytesIn(git, 'HEAD', 'content/z.md'))).toBe('z\n');
    await expect(bytesIn(git, 'HEAD', 'content/a.md')).rejects.toThrow(GitError);
    expect(await bytesIn(git, 'HEAD', 'content/c.md')).toBeUndefined();
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
    const commit = await commitFiles(site, [MANIFEST], 'Premier');
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
  it('contains only its files, also with names like patterns and options: nothing else changes, nor does the index', async () => {
    const { root, site } = start();
    write(root, 'src/program.ts', 'indexé\n');
    write(root, 'src/new.ts', 'indexé\n');
    // A pattern would reset it.
    write(site, 'content/z.md', 'indexé\n');
    runGit(root, 'add', '--all');
    write(root, 'src/program.ts', 'pas indexé\n');
    write(root, 'loose.txt', 'ni l’un ni l’autre\n');
    const staged = () => runGit(root, 'diff', '--cached', '--', 'src');
    const before = [staged(), status(root)];
    write(site, 'content/b.md', 'bb\n');
    for (const name of ['*.md', ':(top)x', 'neuf.md']) write(site, `content/${name}`, 'n\n');
    rmSync(path.join(site, 'content/a.md'));
    const files = ['*.md', ':(top)x', 'a.md', 'b.md', 'neuf.md'].map((name) => `content/${name}`);
    const message = '--amend --no-verify -m « option »\n\n# une ligne\n-x';
    await commitFiles(site, files, message);
    expect([staged(), status(root)]).toEqual(before);
    const lines = ['A *.md', 'A :(top)x', 'D a.md', 'M b.md', 'A neuf.md'];
    expect(runGit(root, 'show', '--format=%B', '--name-status', 'HEAD')).toBe(
      `${message}\n\n\n${lines.map((line) => line.replace(' ', '\tsite/content/')).join('\n')}`,
    );
    expect(runGit(root, 'rev-list', '--count', 'HEAD')).toBe('2');
  });

  it('fails with a message that says what to do: for a hook, a locked index, no author; the index does not change', async () => {
    const { root, site } = start();
    write(site, 'content/neuf.md', 'n\n');
    const before = status(root);
    const fails = (message: string) => expect(commitFiles(site, ['content/neuf.md'], 'Neuf')).rejects.toThrow(message);
    const failing = hook(path.join(root, '.git'), 'pre-commit', 'Il manque une virgule');
    await fails('Une vérification propre à ce site a refusé la publication.');
    expect(status(root)).toBe(before);
    rmSync(failing);
    writeFileSync(path.join(root, '.git/index.lock'), '');
    await fails('Un autre programme publie en ce moment');
    rmSync(path.join(root, '.git/index.lock'));
    runGit(root, 'config', '--remove-section', 'user');
    runGit(root, 'config', 'user.useConfigOnly', 'true');
    await fails('git config --global user.name');
    expect(status(root)).toBe(before);
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

it('a failed push keeps the commit, and is explained from what git says, not from the words of a hook', async () => {
  const { root, site, git } = start();
  const remote = addRemote(root);
  write(site, 'content/b.md', 'bb\n');
  const commit = await commitFiles(site, ['content/b.md'], 'B');
  const said = async (what: 'push' | 'propose' = 'push') =>
    pushBranch(git, { remote: 'origin', hasSshCommand: false }, 'main', what);
  const words = 'fatal: Authentication failed, [rejected]';
  const own = hook(path.join(root, '.git'), 'pre-push', words);
  expect(await said()).toEqual({
    message: expect.stringContaining('Une vérification propre à ce site a refusé l’envoi'),
    details: words,
  });
  rmSync(own);
  hook(remote, 'pre-receive', 'error: main est protégée');
  expect(await said()).toEqual({
    message: expect.stringContaining('refuse cette mise en ligne directe'),
    details: expect.stringContaining('error: main est protégée'),
  });
  expect((await said('propose'))?.message).toContain('refuse cette demande de relecture');
  pushFromElsewhere(remote, 'src/other.ts', 'autre\n');
  const unsent = { count: 1, own: 1, isBehind: true };
  expect(await unsentCommits(git, await openRepository(git, site))).toMatchObject(unsent);
  expect((await said())?.message).toContain('Quelqu’un d’autre a publié');
  rmSync(remote, { recursive: true });
  expect((await said())?.message).toContain('ne répond pas');
  expect(runGit(root, 'rev-parse', 'HEAD')).toBe(commit);
});
