import { existsSync } from 'node:fs';
import { slugify } from '../../../text/names.ts';
import { formatNames, type Git, GitError, parseNames, runGit } from './git.ts';
import { explainGit } from './git-words.ts';
import { emptyTree, type Repository, refOf } from './repository.ts';
import type { StagedFiles } from './stage.ts';

/** Word at the beginning of the reflog entries of commits that the editor has made. */
export const REFLOG_ACTION = 'vitrine';

/** Makes the index equal to a commit for some files. Other staged files stay as they are. */
export async function alignIndex(git: Git, files: readonly string[], commit = 'HEAD'): Promise<void> {
  const args = ['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul', commit];
  await git(args, { input: formatNames(files) });
}

/**
 * Commits staged files to the current branch, with the hooks and the signature of the repository. Returns the commit,
 * its tree, and its parents: the last known commit, unless somebody else has committed in the meantime.
 */
export async function commitStage(
  git: Git,
  { indexLock }: Pick<Repository, 'indexLock'>,
  { stage, files, message }: { stage: StagedFiles; files: readonly string[]; message: string },
): Promise<{ commit: string; tree: string; parents: string }> {
  if (existsSync(indexLock)) throw new GitError(explainGit({ stderr: 'index.lock: File exists' }));
  const args = ['commit', '--quiet', '--cleanup=whitespace', '-F', '-'];
  await runGit(git, args, { index: stage.index, input: message, action: REFLOG_ACTION, step: 'commit' });
  await alignIndex(git, files);
  const { text } = await runGit(git, ['log', '-1', '--format=%H%n%T%n%P', 'HEAD', '--']);
  const [commit = '', tree = '', parents = ''] = text.split('\n');
  return { commit, tree, parents };
}

/** Returns the files of the site that differ between two states, relative to its folder. */
export async function differences(git: Git, before: string, after: string): Promise<string[]> {
  return parseNames(
    await runGit(git, ['diff-tree', '-r', '--no-renames', '--relative', '--name-only', '-z', before, after]),
  );
}

/**
 * Sets the current branch back from `head` to `base`, which is absent if `head` is the first commit. The files on the
 * disk stay as they are.
 */
export async function takeBack(git: Git, head: string, base: string | undefined): Promise<void> {
  const files = await differences(git, base ?? (await emptyTree(git)), head);
  const action = ['-m', `reset: ${head}`];
  await runGit(
    git,
    base ? ['update-ref', ...action, 'HEAD', base, head] : ['update-ref', ...action, '-d', 'HEAD', head],
  );
  if (base) await alignIndex(git, files);
  else
    await git(['rm', '--cached', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'], {
      input: formatNames(files),
    });
}

/** Returns a name for the branch of a proposal with this message. */
export function proposalName(message: string): string {
  const words = slugify(message.split('\n', 1)[0] ?? '')
    .slice(0, 40)
    .replace(/-$/, '');
  return ['proposition', new Date().toISOString().slice(0, 10), words].filter(Boolean).join('-');
}

/**
 * Creates a branch for a proposal: the current branch, the index and the files do not change. If a branch with the
 * given name exists, a number is added. Returns the name.
 */
export async function createBranch(git: Git, name: string, commit: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const branch = count === 1 ? name : `${name}-${count}`;
    if ((await git(['show-ref', '--quiet', '--verify', refOf(branch)])).isDone) continue;
    // The empty value requires that the branch does not exist yet.
    await runGit(git, ['update-ref', refOf(branch), commit, '']);
    return branch;
  }
}

/** Commits a tree outside of all branches, and signs the commit if the repository requires it. */
export async function commitTree(
  git: Git,
  { tree, parents, message }: { tree: string; parents: readonly string[]; message: string },
): Promise<string> {
  const { text: isSigned } = await git(['config', '--type=bool', '--get', 'commit.gpgSign']);
  const above = parents.flatMap((parent) => ['-p', parent]);
  const args = ['commit-tree', tree, ...above, ...(isSigned === 'true' ? ['-S'] : []), '-F', '-'];
  return (await runGit(git, args, { input: message, ...(isSigned === 'true' ? { step: 'sign' } : {}) })).text;
}

/** Commits staged files on top of the last commit, outside of all branches. */
export async function commitApart(
  git: Git,
  { head = '' }: Repository,
  { stage, message }: { stage: StagedFiles; message: string },
): Promise<string> {
  return commitTree(git, { tree: await stage.tree(), parents: [head], message });
}

/** Returns a commit message that names the other authors of its changes. */
export function withAuthors(message: string, others: readonly string[], address: string): string {
  if (others.length === 0) return message;
  return `${message.trimEnd()}\n\n${others.map((name) => `Co-authored-by: ${name} <${address}>`).join('\n')}`;
}

/** Returns the names of the authors and co-authors of the commits after `base`, up to `head`. */
export async function authorsOf(git: Git, base: string, head: string): Promise<string[]> {
  const format = '%an%n%(trailers:key=Co-authored-by,valueonly)';
  const { text } = await runGit(git, ['log', `--format=${format}`, `${base}..${head}`, '--']);
  return [...new Set(text.split('\n').map((line) => line.replace(/ <.*$/, '').trim()))].filter(Boolean);
}
