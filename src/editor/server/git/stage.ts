import { existsSync } from 'node:fs';
import path from 'node:path';
import { releaseFile } from '../../../model/read/site-files.ts';
import { formatNames, type Git, parseNames, runGit, withFolder } from './git.ts';
import type { MissingFile } from './git-words.ts';
import { type Repository, SITE_PATHS } from './repository.ts';

/** Files as they will be committed, in a separate index: the repository's own index does not change. */
export interface StagedFiles {
  index: string;
  /** Adds the record of the release, which is not on the disk yet. Returns whether git accepts it. */
  addRelease(text: string): Promise<boolean>;
  /** Returns the tree that a commit would have. */
  tree(): Promise<string>;
  /** Returns the files whose state on the disk is not in the index, each with the cause. */
  missing(files: readonly string[]): Promise<MissingFile[]>;
}

async function causeOf(git: Git, directory: string, file: string): Promise<MissingFile> {
  const parents = file.split('/').map((_, index, keys) => keys.slice(0, index).join('/'));
  const where = parents.slice(1).find((parent) => existsSync(path.join(directory, parent, '.git')));
  if (where) return { file: where, cause: 'repository' };
  const ignored = ['ls-files', '--others', '--ignored', '--exclude-standard', '-z', '--', file];
  if (parseNames(await git(ignored)).length > 0) return { file, cause: 'ignored' };
  // An upper-case S or a lower-case letter marks a file whose changes git ignores.
  const [flagged = ''] = parseNames(await git(['ls-files', '-v', '-z', '--', file]));
  return { file, cause: /^[Sa-z]/.test(flagged) ? 'unwatched' : 'changed' };
}

/** Stages the current state of files on top of the last commit, and calls `use` with the staged files. */
export function withStage<T>(
  git: Git,
  { head, prefix }: Repository,
  { directory, files }: { directory: string; files: readonly string[] },
  use: (stage: StagedFiles) => Promise<T>,
): Promise<T> {
  return withFolder(async (folder) => {
    const index = path.join(folder, 'index');
    await runGit(git, ['read-tree', head ?? '--empty'], { index });
    await runGit(git, ['update-index', '--add', '--remove', '-z', '--stdin'], { index, input: formatNames(files) });
    return use({
      index,
      async addRelease(text) {
        const { text: blob } = await runGit(git, ['hash-object', '-w', '--stdin'], { input: text });
        const entry = `100644,${blob},${prefix}${releaseFile}`;
        return (await git(['update-index', '--add', '--cacheinfo', entry], { index })).isDone;
      },
      tree: async () => (await runGit(git, ['write-tree'], { index })).text,
      async missing(needed) {
        const listed = parseNames(await runGit(git, ['ls-files', '-s', '-z', ...SITE_PATHS], { index })).map((line) => {
          const [entry = '', name = ''] = line.split('\t', 2);
          return { name, isRepository: entry.startsWith('160000') };
        });
        const how = ['--no-ext-diff', '--no-renames', '--ignore-submodules=none', '--relative', '--name-only', '-z'];
        const differing = new Set(parseNames(await runGit(git, ['diff', ...how, ...SITE_PATHS], { index })));
        const staged = new Set(listed.filter(({ name }) => !differing.has(name)).map(({ name }) => name));
        // The files of a submodule are in its own commit, if it has no uncommitted changes.
        const complete = listed.filter(({ name, isRepository }) => isRepository && staged.has(name));
        const isThere = (file: string) => staged.has(file) || complete.some(({ name }) => file.startsWith(`${name}/`));
        const missing = needed.filter((file) => !isThere(file));
        const named = new Map<string, MissingFile>();
        for (const file of missing) {
          const found = await causeOf(git, directory, file);
          named.set(found.file, found);
        }
        return [...named.values()];
      },
    });
  });
}
