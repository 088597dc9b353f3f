import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { manifestName, releaseFile } from '../../../model/read/site-files.ts';
import { describeGitError } from './git-words.ts';

/** Maximum time for another machine to answer, in milliseconds. */
const PATIENCE = 300_000;

/** Maximum output of git in bytes: enough for the names of all files, or for a text. */
const MOST_BYTES = 64_000_000;

/** Environment variables of the server that may name another repository. They are not passed on. */
const NAMING =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|PREFIX|NAMESPACE)$/;

/** Result of running git. */
interface GitAnswer {
  isDone: boolean;
  bytes: Buffer;
  /** `bytes` as text, without the final line break. */
  text: string;
  /** What git wrote to its standard error. */
  said: string;
}

interface GitOptions {
  /** Text for its standard input. */
  input?: string;
  /** Path of an index to use instead of the repository's own. */
  index?: string;
  /** Whether the command contacts another machine. */
  isRemote?: boolean;
}

/** Runs git in a site's folder. File names are relative to that folder and never read as patterns. */
type Git = (args: readonly string[], options?: GitOptions) => Promise<GitAnswer>;

/** Git has failed. The message is a French sentence that says what to do. */
export class GitError extends Error {}

/** Returns a function that runs git in a folder. Git never asks questions: it fails if it needs an answer. */
export function gitIn(directory: string): Git {
  const run: Git = (args, { input = '', index, isRemote } = {}) =>
    new Promise((resolve, reject) => {
      const inherited = Object.entries(process.env).filter(([name]) => !NAMING.test(name));
      const env = {
        ...Object.fromEntries(inherited),
        // Messages of git are recognised by their English text.
        LC_ALL: 'C',
        GIT_TERMINAL_PROMPT: '0',
        GIT_EDITOR: 'true',
        GIT_SEQUENCE_EDITOR: 'true',
        GIT_LITERAL_PATHSPECS: '1',
        ...(index ? { GIT_INDEX_FILE: index } : {}),
      };
      const options = {
        cwd: directory,
        env,
        maxBuffer: MOST_BYTES,
        encoding: 'buffer',
        ...(isRemote ? { timeout: PATIENCE } : {}),
      } as const;
      const child = execFile('git', [...args], options, (error, bytes, said) => {
        if (error?.code === 'ENOENT' && existsSync(directory)) return reject(new GitError(describeGitError('ENOENT')));
        const text = bytes.toString('utf8').replace(/\n$/, '');
        resolve({ isDone: !error, bytes, text, said: said.toString('utf8') + (error?.killed ? 'timed out' : '') });
      });
      // Git may end without having read its input.
      child.stdin?.on('error', () => {});
      child.stdin?.end(input);
    });
  return run;
}

/** Runs git. Throws a `GitError` if it fails. */
async function done(git: Git, args: readonly string[], options?: GitOptions): Promise<GitAnswer> {
  const answer = await git(args, options);
  if (!answer.isDone) throw new GitError(describeGitError(answer.said));
  return answer;
}

/** The repository that holds a site. */
export interface Repository {
  /** The current branch; absent if a commit was checked out instead. */
  branch?: string;
  /** The last commit; absent before the first one. */
  head?: string;
  /** Path of the site's folder in the repository, with a trailing slash; empty if it is the top folder. */
  prefix: string;
  /** Name of the remote to push to, and of the branch there. */
  remote?: string;
  remoteBranch: string;
  /** Number of commits that the remote does not have, as far as is known without asking it. */
  ahead: number;
  /** The unfinished operation, if any. */
  busy?: 'merge' | 'rebase';
}

/** Files that an unfinished operation leaves in git's own folder. */
const UNDER_WAY = [
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

/** Returns the repository that holds a site. Throws a `GitError` if there is none. */
export async function openRepository(git: Git, directory: string): Promise<Repository> {
  const { text: inside } = await done(git, ['rev-parse', '--is-inside-work-tree']);
  if (inside !== 'true') throw new GitError(describeGitError('not a git repository'));
  const { text: prefix } = await done(git, ['rev-parse', '--show-prefix']);
  const { text: branch } = await git(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  const { text: head } = await git(['rev-parse', '--quiet', '--verify', 'HEAD^{commit}']);
  const { text: paths } = await done(git, ['rev-parse', ...UNDER_WAY.flatMap(([name]) => ['--git-path', name])]);
  const files = paths.split('\n');
  const busy = UNDER_WAY.find((_, index) => existsSync(path.resolve(directory, files[index] ?? '')))?.[1];
  const remote = await remoteOf(git, branch);
  const { text: merge } = await git(['config', '--get', `branch.${branch}.merge`]);
  const remoteBranch = merge || `refs/heads/${branch}`;
  const known = `refs/remotes/${remote}/${remoteBranch.replace('refs/heads/', '')}`;
  const { text: ahead } = remote && head ? await git(['rev-list', '--count', `${known}..HEAD`, '--']) : { text: '' };
  return {
    ...(branch ? { branch } : {}),
    ...(head ? { head } : {}),
    ...(remote ? { remote } : {}),
    ...(busy ? { busy } : {}),
    prefix,
    remoteBranch,
    ahead: Number(ahead),
  };
}

const namesIn = (bytes: Buffer) => bytes.toString('utf8').split('\0').filter(Boolean);

/** The files of the site that differ from the last commit, with paths relative to its folder. */
export async function changedFiles(git: Git, { head }: Repository): Promise<string[]> {
  const base = head ?? (await done(git, ['hash-object', '-t', 'tree', '--stdin'])).text;
  const own = ['--', manifestName, 'content'];
  const compared = ['diff', '--no-ext-diff', '--no-renames', '--relative', '--name-only', '-z', base, ...own];
  const others = ['ls-files', '--others', '--exclude-standard', '-z', ...own];
  const found = [await done(git, compared), await done(git, others)].flatMap(({ bytes }) => namesIn(bytes));
  return [...new Set(found)].filter((name) => !name.endsWith('/')).sort();
}

/** Whether a file was in the last commit. */
export async function isPublished(git: Git, { head }: Repository, file: string): Promise<boolean> {
  return head !== undefined && (await git(['cat-file', '-e', `${head}:./${file}`])).isDone;
}

/** Bytes of a file in the last commit, as git would write them to the disk; `undefined` if it is not in that commit. */
export async function publishedBytes(git: Git, { head }: Repository, file: string): Promise<Buffer | undefined> {
  if (head === undefined) return undefined;
  const { isDone, bytes } = await git(['cat-file', '--filters', `${head}:./${file}`]);
  return isDone ? bytes : undefined;
}

/**
 * Commits only the given files to the current branch, and returns the commit. What others have staged stays staged and
 * is not committed. If git fails, the index is restored.
 */
export async function commitFiles(git: Git, files: readonly string[], message: string): Promise<string> {
  const known = new Set(namesIn((await done(git, ['ls-files', '-z', '--', ...files])).bytes));
  const { text: head } = await git(['rev-parse', '--quiet', '--verify', 'HEAD']);
  const committed = head
    ? namesIn((await done(git, ['ls-tree', '-z', '--name-only', 'HEAD', '--', ...files])).bytes)
    : [];
  const fresh = files.filter((file) => !known.has(file) && !committed.includes(file));
  if (fresh.length > 0) await done(git, ['add', '--intent-to-add', '--', ...fresh]);
  const args = ['commit', '--quiet', '--only', '--cleanup=whitespace', '-F', '-', '--', ...files];
  const { isDone, text, said } = await git(args, { input: message });
  if (!isDone) {
    if (fresh.length > 0) await git(['rm', '--cached', '--force', '--quiet', '--', ...fresh]);
    throw new GitError(describeGitError(`${said}\n${text}`, 'commit'));
  }
  return (await done(git, ['rev-parse', 'HEAD'])).text;
}

interface Proposal {
  files: readonly string[];
  message: string;
  /** Name for the new branch; another name is used if a branch has it already. */
  name: string;
  /** Text of the release file. It is committed without being written to the disk. */
  release?: string | undefined;
}

/**
 * Commits files to a new branch with a separate index: the current branch, the index and the files do not change.
 * Returns the commit and the branch.
 */
export async function proposeFiles(
  git: Git,
  { head = '', prefix }: Repository,
  { files, message, name, release }: Proposal,
): Promise<{ commit: string; branch: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-proposal-'));
  const index = path.join(folder, 'index');
  try {
    await done(git, ['read-tree', head], { index });
    const input = files.map((file) => `${file}\0`).join('');
    await done(git, ['update-index', '--add', '--remove', '-z', '--stdin'], { index, input });
    if (release !== undefined) {
      const { text: blob } = await done(git, ['hash-object', '-w', '--stdin'], { input: release });
      const entry = `100644,${blob},${prefix}${releaseFile}`;
      await done(git, ['update-index', '--add', '--cacheinfo', entry], { index });
    }
    const { text: tree } = await done(git, ['write-tree'], { index });
    const { text: commit } = await done(git, ['commit-tree', tree, '-p', head, '-F', '-'], { input: message });
    for (let count = 1; ; count += 1) {
      const branch = count === 1 ? name : `${name}-${count}`;
      const ref = `refs/heads/${branch}`;
      if ((await git(['show-ref', '--quiet', '--verify', ref])).isDone) continue;
      // The empty value requires that the branch does not exist yet.
      await done(git, ['update-ref', ref, commit, '']);
      return { commit, branch };
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A failed push. `isBehind`: the remote has commits that the local branch does not have. */
interface Unpushed {
  message: string;
  isBehind: boolean;
}

/** Options that prevent ssh from asking questions, unless a command for ssh is configured. */
async function quietSsh(git: Git): Promise<string[]> {
  const isSaid = process.env.GIT_SSH_COMMAND || process.env.GIT_SSH || (await git(['config', 'core.sshCommand'])).text;
  return isSaid ? [] : ['-c', 'core.sshCommand=ssh -o BatchMode=yes'];
}

/** Pushes a branch to a branch of the remote, never by force. Returns the failure, if any. */
export async function pushBranch(git: Git, remote: string, from: string, to: string): Promise<Unpushed | undefined> {
  const args = [...(await quietSsh(git)), 'push', '--porcelain', '--', remote, `${from}:${to}`];
  const { isDone, text, said } = await git(args, { isRemote: true });
  if (isDone) return undefined;
  const isBehind = /\[rejected\] \((?:fetch first|non-fast-forward|stale info)\)/.test(text + said);
  return { isBehind, message: describeGitError(`${text}\n${said}`, 'push') };
}

/** Files with uncommitted changes, which prevent a rebase, relative to the top of the repository. */
async function uncommitted(git: Git): Promise<string[]> {
  const { bytes } = await done(git, ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=no']);
  return namesIn(bytes).map((line) => line.slice(3));
}

/** Reason why the local commits could not be rebased. */
type RebaseRefusal = { uncommitted: string[] } | { conflicts: string[] };

/**
 * Fetches the branch of the remote and rebases the local commits onto it. If there are uncommitted changes or
 * conflicts, nothing changes.
 */
export async function rebaseOnRemote(
  git: Git,
  { remote = '', remoteBranch }: Repository,
): Promise<RebaseRefusal | undefined> {
  const open = await uncommitted(git);
  if (open.length > 0) return { uncommitted: open };
  await done(git, [...(await quietSsh(git)), 'fetch', '--quiet', '--', remote, remoteBranch], { isRemote: true });
  const args = ['rebase', '--quiet', '--no-autostash', '--rebase-merges', 'FETCH_HEAD'];
  const { isDone, text, said } = await git(args);
  if (isDone) return undefined;
  const { bytes } = await git(['diff', '--name-only', '--diff-filter=U', '-z']);
  const conflicts = namesIn(bytes);
  await git(['rebase', '--abort']);
  if (conflicts.length > 0) return { conflicts };
  throw new GitError(describeGitError(`${said}\n${text}`, 'commit'));
}
