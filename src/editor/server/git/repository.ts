import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownBlocksFolder } from '../../../model/read/own-blocks.ts';
import { manifestName } from '../../../model/read/site-files.ts';
import type { PublishRepository } from '../../publish-protocol.ts';
import { type Git, GitError, parseNames, runGit } from './git.ts';
import { explainGit } from './git-words.ts';

/** The repository that holds a site. */
export interface Repository extends Pick<PublishRepository, 'branch' | 'remote'> {
  /** The last commit; absent before the first one. */
  head?: string | undefined;
  /** Path of the site's folder in the repository, with a trailing slash; empty if it is the top folder. */
  prefix: string;
  /** The unfinished operation, if any. */
  busy?: 'merge' | 'rebase' | undefined;
  /** The remote branch that the current branch is configured to merge from, if its name differs. */
  upstream?: string | undefined;
  /** Whether a tag has the name of the branch. */
  isAlsoTag: boolean;
}

/** Returns the full name of a branch, which no tag can have. */
export const refOf = (branch: string) => `refs/heads/${branch}`;

/** Files that an unfinished operation leaves in git's own folder. */
const UNFINISHED = [
  ['MERGE_HEAD', 'merge'],
  ['CHERRY_PICK_HEAD', 'merge'],
  ['REVERT_HEAD', 'merge'],
  ['rebase-merge', 'rebase'],
  ['rebase-apply', 'rebase'],
] as const;

async function remoteOf(git: Git, branch: string): Promise<string | undefined> {
  for (const key of [`branch.${branch}.pushRemote`, 'remote.pushDefault', `branch.${branch}.remote`]) {
    const { text } = await git(['config', '--get', key]);
    if (text && text !== '.') return text;
  }
  const names = (await git(['remote'])).text.split('\n').filter(Boolean);
  return names.includes('origin') ? 'origin' : names[0];
}

/** Returns the repository that contains a site. Throws a `GitError` if there is none. */
export async function openRepository(git: Git, directory: string): Promise<Repository> {
  const { text: inside } = await runGit(git, ['rev-parse', '--is-inside-work-tree']);
  if (inside !== 'true') throw new GitError(explainGit({ stderr: 'not a git repository' }));
  const { text: prefix } = await runGit(git, ['rev-parse', '--show-prefix']);
  const { text: current } = await git(['symbolic-ref', '--quiet', 'HEAD']);
  const branch = current.replace(/^refs\/heads\//, '');
  const { text: head } = await git(['rev-parse', '--quiet', '--verify', 'HEAD^{commit}']);
  const { text: paths } = await runGit(git, ['rev-parse', ...UNFINISHED.flatMap(([name]) => ['--git-path', name])]);
  const files = paths.split('\n');
  const busy = UNFINISHED.find((_, index) => existsSync(path.resolve(directory, files[index] ?? '')))?.[1];
  const remote = await remoteOf(git, branch);
  const merged = (await git(['config', '--get', `branch.${branch}.merge`])).text.replace(/^refs\/heads\//, '');
  const { isDone: isAlsoTag } = await git(['show-ref', '--quiet', '--verify', `refs/tags/${branch}`]);
  return {
    branch: branch || undefined,
    head: head || undefined,
    remote,
    busy,
    upstream: branch && merged !== branch ? merged || undefined : undefined,
    isAlsoTag: branch !== '' && isAlsoTag,
    prefix,
  };
}

/** Arguments that restrict a git command to the files of the site in the current folder. */
export const SITE_PATHS = ['--', manifestName, 'content', ownBlocksFolder];

/** Returns the files of the site that differ from the last commit, with paths relative to its folder. */
export async function changedFiles(git: Git, { head }: Pick<Repository, 'head'>): Promise<string[]> {
  const base = head ?? (await runGit(git, ['hash-object', '-t', 'tree', '--stdin'])).text;
  const compared = ['diff', '--no-ext-diff', '--no-renames', '--relative', '--name-only', '-z', base, ...SITE_PATHS];
  const others = ['ls-files', '--others', '--exclude-standard', '-z', ...SITE_PATHS];
  const found = [await runGit(git, compared), await runGit(git, others)].flatMap(parseNames);
  return [...new Set(found)].filter((name) => !name.endsWith('/')).sort();
}

/** Whether a file is in a commit. */
export async function isIn(git: Git, commit: string | undefined, file: string): Promise<boolean> {
  return commit !== undefined && (await git(['cat-file', '-e', `${commit}:./${file}`])).isDone;
}

/**
 * Returns the bytes of a file in a commit, as git would write them to the disk; `undefined` if it is not in that
 * commit.
 */
export async function bytesIn(git: Git, commit: string | undefined, file: string): Promise<Buffer | undefined> {
  if (commit === undefined) return undefined;
  const { isDone, bytes } = await git(['cat-file', '--filters', `${commit}:./${file}`]);
  return isDone ? bytes : undefined;
}
