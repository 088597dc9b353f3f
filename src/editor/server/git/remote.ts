import type { PublishReason, PublishUnsent } from '../../publish-protocol.ts';
import { REFLOG_ACTION } from './commit.ts';
import { type Git, GitError, runGit } from './git.ts';
import { explainGit } from './git-words.ts';
import { type Repository, refOf } from './repository.ts';

/** Returns the options that prevent ssh from asking questions, unless a command for ssh is configured. */
async function quietSsh(git: Git): Promise<string[]> {
  const isSaid = process.env.GIT_SSH_COMMAND || process.env.GIT_SSH || (await git(['config', 'core.sshCommand'])).text;
  return isSaid ? [] : ['-c', 'core.sshCommand=ssh -o BatchMode=yes'];
}

async function fetchBranch(git: Git, remote: string, branch: string): Promise<void> {
  const args = [...(await quietSsh(git)), 'fetch', '--quiet', '--no-tags', '--', remote, refOf(branch)];
  await runGit(git, args, { remote: 'exchange' });
}

/** The commits of the branch that the remote lacks. */
export interface UnsentCommits extends Omit<PublishUnsent, 'mayTakeBack'> {
  /** `own` is the number of the newest of these commits that the editor has made, `base` the commit before them. */
  own: number;
  base?: string | undefined;
  /** Last commit of the remote branch. */
  there?: string | undefined;
}

/** Returns the commits that the editor has made, according to the reflog. */
async function ownCommits(git: Git): Promise<Set<string>> {
  const { text } = await git(['log', '--walk-reflogs', '-500', '--format=%H %gs', 'HEAD', '--']);
  const lines = text.split('\n').filter((line) => line.slice(line.indexOf(' ') + 1).startsWith(REFLOG_ACTION));
  return new Set(lines.map((line) => line.slice(0, line.indexOf(' '))));
}

/** The last commit of each branch of a remote, by the full name of the branch. */
type Heads = ReadonlyMap<string, string>;

/** Returns the last known branches of a remote, in lines like those of `ls-remote`. */
async function knownHeads(git: Git, remote: string): Promise<string> {
  const args = ['for-each-ref', '--format=%(objectname)%09%(refname)', `refs/remotes/${remote}`];
  return (await runGit(git, args)).text.replaceAll(`refs/remotes/${remote}/`, 'refs/heads/');
}

/**
 * Lists the branches of the remote, and fetches the commits of the given one. If the remote does not answer, returns
 * the last known branches, and the reason.
 */
async function headsOf(git: Git, remote: string, branch: string): Promise<{ heads: Heads; unknown?: PublishReason }> {
  const parse = (text: string): Heads => {
    const lines = text.split('\n').map((line) => line.split('\t', 2) as [string, string?]);
    return new Map(lines.flatMap(([commit, ref]) => (ref ? [[ref, commit] as const] : [])));
  };
  try {
    const args = [...(await quietSsh(git)), 'ls-remote', '--heads', '--', remote];
    const heads = parse((await runGit(git, args, { remote: 'question' })).text);
    const there = heads.get(refOf(branch));
    const isHere = !there || (await git(['cat-file', '-e', `${there}^{commit}`])).isDone;
    if (!isHere) await fetchBranch(git, remote, branch);
    return { heads };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return { heads: parse(await knownHeads(git, remote)), unknown: error.explained };
  }
}

/** Compares the current branch with the remote. Returns `undefined` without a branch or a remote. */
export async function unsentCommits(git: Git, repository: Repository): Promise<UnsentCommits | undefined> {
  const { remote, branch, head } = repository;
  if (!remote || !branch || !head) return undefined;
  const { heads, unknown } = await headsOf(git, remote, branch);
  const why = unknown ? { unknown } : {};
  const there = heads.get(refOf(branch));
  if (there === head) return { count: 0, own: 0, isBehind: false, ...why };
  const sent = there ? [there] : heads.values();
  const input = [head, ...[...sent].map((commit) => `^${commit}`)].map((line) => `${line}\n`).join('');
  const list = (...args: string[]) => runGit(git, ['rev-list', ...args, '--ignore-missing', '--stdin'], { input });
  const { text: count } = await list('--count');
  const chain = (await list('--first-parent', '--parents')).text.split('\n').map((line) => line.split(' '));
  const made = await ownCommits(git);
  const foreign = chain.findIndex(([commit = '', ...parents]) => parents.length !== 1 || !made.has(commit));
  const own = chain.slice(0, foreign < 0 ? chain.length : foreign);
  const base = own.at(-1)?.[1];
  const { text: behind } = there
    ? await runGit(git, ['rev-list', '--count', `${head}..${there}`, '--'])
    : { text: '0' };
  const proposedAs = [...heads].find(([, commit]) => commit === head)?.[0].replace(/^refs\/heads\//, '');
  return { count: Number(count), own: own.length, base, there, isBehind: behind !== '0', proposedAs, ...why };
}

/** Pushes a branch to the remote branch of the same name, never by force. Returns the reason if that fails. */
export async function pushBranch(
  git: Git,
  remote: string,
  branch: string,
  step: 'push' | 'propose',
): Promise<PublishReason | undefined> {
  const ref = `${refOf(branch)}:${refOf(branch)}`;
  const args = [...(await quietSsh(git)), 'push', '--porcelain', '--recurse-submodules=check', '--', remote, ref];
  const answer = await git(args, { remote: 'exchange' });
  return answer.isDone ? undefined : explainGit(answer, step);
}
