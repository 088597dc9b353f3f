import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatNames, type Git, GitError, runGit, withFolder } from './git.ts';
import { explainGit } from './git-words.ts';

/** A text file that two commits have changed at the same place. */
export interface MergedText {
  /** Path relative to the top of the repository. */
  file: string;
  base: string;
  /**
   * The file with the changes of both commits: in each conflict, `ours` has the lines of the first commit, `theirs`
   * those of the second.
   */
  ours: string;
  theirs: string;
}

/** Chooses the text of a file with conflicts. Returns `undefined` if nothing can be chosen. */
type Choose = (merged: MergedText) => string | undefined;

async function blob(git: Git, commit: string, file: string): Promise<string | undefined> {
  const { isDone, bytes } = await git(['cat-file', 'blob', `${commit}:${file}`]);
  return isDone ? bytes.toString('utf8') : undefined;
}

/** Merges three texts line by line, with the lines of one side in each conflict. */
function mergeLines(git: Git, texts: readonly string[], side: '--ours' | '--theirs'): Promise<string> {
  return withFolder(async (folder) => {
    const files = texts.map((text, index) => {
      const file = path.join(folder, String(index));
      writeFileSync(file, text);
      return file;
    });
    return (await runGit(git, ['merge-file', '-p', side, ...files])).bytes.toString('utf8');
  });
}

/**
 * Merges two commits without touching a file, and returns the tree (`git merge-tree`, since git 2.38). `git` runs at the
 * top of the repository. `choose` decides about texts with conflicts. If nothing was chosen for some files, returns their
 * names instead.
 */
export async function mergeTrees(
  git: Git,
  [ours, theirs]: readonly [string, string],
  choose: Choose,
): Promise<string | { conflicts: string[] }> {
  // Two histories may have no common commit, for example if the remote was created with a README.
  const options = ['--write-tree', '--name-only', '--no-messages', '-z', '--allow-unrelated-histories'];
  const answer = await git(['merge-tree', ...options, ours, theirs]);
  if (answer.exit !== 0 && answer.exit !== 1) throw new GitError(explainGit(answer));
  const [tree = '', ...names] = answer.bytes.toString('utf8').split('\0').filter(Boolean);
  if (names.length === 0) return tree;
  const { text: base } = await git(['merge-base', ours, theirs]);
  const conflicts: string[] = [];
  const chosen: string[] = [];
  for (const file of names) {
    // Without a common commit, no version can be preferred.
    const before = base ? await blob(git, base, file) : undefined;
    const sides = [await blob(git, ours, file), before, await blob(git, theirs, file)];
    const texts = sides.filter((text) => text !== undefined);
    const isText = texts.length === sides.length && !texts.some((text) => text.includes('\0'));
    const text = isText
      ? choose({
          file,
          base: texts[1] ?? '',
          ours: await mergeLines(git, texts, '--ours'),
          theirs: await mergeLines(git, texts, '--theirs'),
        })
      : undefined;
    if (text === undefined) conflicts.push(file);
    else {
      const { text: hash } = await runGit(git, ['hash-object', '-w', '--stdin'], { input: text });
      chosen.push(`100644 ${hash}\t${file}`);
    }
  }
  if (conflicts.length > 0) return { conflicts };
  return withFolder(async (folder) => {
    const index = path.join(folder, 'index');
    await runGit(git, ['read-tree', tree], { index });
    await runGit(git, ['update-index', '-z', '--index-info'], { index, input: formatNames(chosen) });
    return (await runGit(git, ['write-tree'], { index })).text;
  });
}
