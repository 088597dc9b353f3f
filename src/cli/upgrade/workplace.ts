import { cpSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from '../sites/run-engine.ts';
import { withTemporary } from '../terminal/temporary-folder.ts';

/** Matches files that are not copied: they can be made again, or belong to git. */
const LEFT_OUT = /^(?:node_modules|dist|pages|staging|\.vitrine|\.git|.*\.building)$/;

/** Runs git in a folder. Returns its output, or throws with its last line. */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const { status, stdout, stderr } = await runProgram(folder, 'git', args);
  if (status !== 0) throw new Error(stderr.trim().split('\n').at(-1) ?? `git ended with ${status}`);
  return stdout.trim();
}

interface Workplace<T> {
  /** Absolute folder of the site. */
  directory: string;
  /**
   * Name of a new branch. If it is given, the copy is one of the last commit, and the result is committed on this
   * branch.
   */
  branch?: string | undefined;
  /** Works in the copy of the site. Returns its result, and the files to commit on the branch, if any. */
  work(site: string): Promise<{ result: T; commit?: { files: readonly string[]; message: string } }>;
}

/**
 * Runs work in a copy of a site: next to the site, or as a temporary git worktree, so that neither HEAD nor the files of
 * the site change. The copy is removed afterwards.
 */
export async function inWorkplace<T>({ directory, branch, work }: Workplace<T>): Promise<T> {
  if (branch === undefined)
    return withTemporary(directory, async (copy) => {
      cpSync(directory, copy, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => path.dirname(file) !== directory || !LEFT_OUT.test(path.basename(file)),
      });
      return (await work(copy)).result;
    });
  const top = await git(directory, 'rev-parse', '--show-toplevel');
  const prefix = await git(directory, 'rev-parse', '--show-prefix');
  return withTemporary(top, async (tree) => {
    await git(top, 'worktree', 'add', '--quiet', '-b', branch, tree, 'HEAD');
    let isKept = false;
    try {
      const site = path.join(tree, prefix);
      const { result, commit } = await work(site);
      if (commit) {
        await git(site, 'add', '--all', '--force', '--', ...commit.files);
        await git(site, 'commit', '--quiet', '-m', commit.message);
        isKept = true;
      }
      return result;
    } finally {
      await git(top, 'worktree', 'remove', '--force', tree);
      if (!isKept) await git(top, 'branch', '-D', '--quiet', branch);
    }
  });
}
