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
  /** Absolute path of the file that exists while a program writes the index. */
  indexLock: string;
  /** Whether a command for ssh is configured. */
  hasSshCommand: boolean;
  /** The configured mail address, which all commits carry, whoever their author is; empty if there is none. */
  address: string;
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

/** Pattern of the settings that a repository contains. Git writes the fixed parts of keys in lower case. */
const SETTINGS = '^((remote|branch)\\..*|core\\.sshcommand|user\\.email)$';

/** Returns the last value of each setting that is needed here. */
async function readConfig(git: Git): Promise<ReadonlyMap<string, string>> {
  const entries = parseNames(await git(['config', '-z', '--get-regexp', SETTINGS]));
  return new Map(
    entries.map((entry) => entry.split(/\n(.*)/s, 2) as [string, string?]).map(([key, value = '']) => [key, value]),
  );
}

function remoteOf(config: ReadonlyMap<string, string>, branch: string): string | undefined {
  for (const key of [`branch.${branch}.pushremote`, 'remote.pushdefault', `branch.${branch}.remote`]) {
    const name = config.get(key);
    if (name && name !== '.') return name;
  }
  const names = [...config.keys()].flatMap((key) => key.match(/^remote\.(.+)\.[^.]+$/s)?.[1] ?? []).sort();
  return names.includes('origin') ? 'origin' : names[0];
}

/** Returns the last commit, if any, and whether a tag has the name of the branch. */
async function readRefs(git: Git, branch: string): Promise<Pick<Repository, 'head' | 'isAlsoTag'>> {
  if (branch === '') {
    const { text } = await git(['rev-parse', '--quiet', '--verify', 'HEAD^{commit}']);
    return { head: text || undefined, isAlsoTag: false };
  }
  const tag = `refs/tags/${branch}`;
  const { text } = await runGit(git, ['for-each-ref', '--format=%(refname) %(objectname)', refOf(branch), tag]);
  const commits = new Map(text.split('\n').map((line) => line.split(' ', 2) as [string, string]));
  return { head: commits.get(refOf(branch)), isAlsoTag: commits.has(tag) };
}

/**
 * Returns the repository that contains a site. Throws a `GitError` if there is none. Runs git four times: starting a
 * process from a large one is slow.
 */
export async function openRepository(git: Git, directory: string): Promise<Repository> {
  const paths = UNFINISHED.flatMap(([name]) => ['--git-path', name]);
  const lock = ['--git-path', 'index.lock'];
  const { text } = await runGit(git, ['rev-parse', '--is-inside-work-tree', '--show-prefix', ...lock, ...paths]);
  const [inside, prefix = '', indexLock = '', ...files] = text.split('\n');
  if (inside !== 'true') throw new GitError(explainGit({ stderr: 'not a git repository' }));
  const busy = UNFINISHED.find((_, index) => existsSync(path.resolve(directory, files[index] ?? '')))?.[1];
  const branch = (await git(['symbolic-ref', '--quiet', 'HEAD'])).text.replace(/^refs\/heads\//, '');
  const config = await readConfig(git);
  const merged = config.get(`branch.${branch}.merge`)?.replace(/^refs\/heads\//, '');
  return {
    branch: branch || undefined,
    ...(await readRefs(git, branch)),
    remote: remoteOf(config, branch),
    busy,
    upstream: branch && merged !== branch ? merged || undefined : undefined,
    prefix,
    indexLock: path.resolve(directory, indexLock),
    hasSshCommand: Boolean(config.get('core.sshcommand')),
    address: config.get('user.email') ?? '',
  };
}

/** Arguments that restrict a git command to the files of the site in the current folder. */
export const SITE_PATHS = ['--', manifestName, 'content', ownBlocksFolder];

/** Returns the tree without files. */
export async function emptyTree(git: Git): Promise<string> {
  return (await runGit(git, ['hash-object', '-t', 'tree', '--stdin'])).text;
}

/**
 * Returns the files of the site that differ from the last commit, with paths relative to its folder. A hidden file that
 * git does not know, such as that of an interrupted write, is none of the site's (`sourcesBelow`).
 */
export async function changedFiles(git: Git, { head }: Pick<Repository, 'head'>): Promise<string[]> {
  const base = head ?? (await emptyTree(git));
  const compared = ['diff', '--no-ext-diff', '--no-renames', '--relative', '--name-only', '-z', base, ...SITE_PATHS];
  const others = ['ls-files', '--others', '--exclude-standard', '-z', ...SITE_PATHS];
  const known = parseNames(await runGit(git, compared));
  const unknown = parseNames(await runGit(git, others)).filter((name) => !/(?:^|\/)\./.test(name));
  return [...new Set([...known, ...unknown])].filter((name) => !name.endsWith('/')).sort();
}

/** Whether a file is in a commit. */
export async function isIn(git: Git, commit: string | undefined, file: string): Promise<boolean> {
  return commit !== undefined && (await git(['cat-file', '-e', `${commit}:./${file}`])).isDone;
}

/**
 * Returns the bytes of a file in a commit, as git would write them to the disk; `undefined` if it is not in that
 * commit. Throws a `GitError` if git cannot read it.
 */
export async function bytesIn(git: Git, commit: string | undefined, file: string): Promise<Buffer | undefined> {
  if (commit === undefined) return undefined;
  const answer = await git(['cat-file', '--filters', `${commit}:./${file}`]);
  if (answer.isDone) return answer.bytes;
  const { bytes: entry } = await runGit(git, ['ls-tree', '-z', commit, '--', file]);
  if (entry.length > 0) throw new GitError(explainGit(answer));
  return undefined;
}
