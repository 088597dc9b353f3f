import type { PublishReason, PublishUnsent } from '../../publish-protocol.ts';
import { REFLOG_ACTION } from './commit.ts';
import { type Git, GitError, runGit } from './git.ts';
import { explainGit } from './git-words.ts';
import { type Repository, refOf } from './repository.ts';

/** A remote, and whether git reaches it with a configured command. */
type ReachedRemote = Pick<Repository, 'hasSshCommand'> & { remote: string };

/** Returns the options that prevent ssh from asking questions, unless a command for ssh is configured. */
function quietSsh({ hasSshCommand }: ReachedRemote): string[] {
  const isSaid = process.env.GIT_SSH_COMMAND || process.env.GIT_SSH || hasSshCommand;
  return isSaid ? [] : ['-c', 'core.sshCommand=ssh -o BatchMode=yes'];
}

async function fetchBranch(git: Git, reached: ReachedRemote, branch: string): Promise<void> {
  const args = [...quietSsh(reached), 'fetch', '--quiet', '--no-tags', '--', reached.remote, refOf(branch)];
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
async function headsOf(
  git: Git,
  reached: ReachedRemote,
  { branch, head }: { branch: string; head: string },
): Promise<{ heads: Heads; unknown?: PublishReason }> {
  const { remote } = reached;
  const parse = (text: string): Heads => {
    const lines = text.split('\n').map((line) => line.split('\t', 2) as [string, string?]);
    return new Map(lines.flatMap(([commit, ref]) => (ref ? [[ref, commit] as const] : [])));
  };
  try {
    const args = [...quietSsh(reached), 'ls-remote', '--heads', '--', remote];
    const heads = parse((await runGit(git, args, { remote: 'question' })).text);
    const there = heads.get(refOf(branch));
    const isHere = !there || there === head || (await git(['cat-file', '-e', `${there}^{commit}`])).isDone;
    if (!isHere) await fetchBranch(git, reached, branch);
    return { heads };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return { heads: parse(await knownHeads(git, remote)), unknown: error.explained };
  }
}

/**
 * Returns the commits up to `head` that a commit does not contain, each with its parents, and whether it contains
 * others. For a list, returns the commits that none of the list contains.
 */
async function compareCommits(git: Git, head: string, other: string | readonly string[]) {
  const isOne = typeof other === 'string';
  const lines = isOne ? [`${head}...${other}`] : [head, ...other.map((commit) => `^${commit}`)];
  const args = ['rev-list', '--parents', '--ignore-missing', ...(isOne ? ['--left-right'] : []), '--stdin'];
  const { text } = await runGit(git, args, { input: lines.map((line) => `${line}\n`).join('') });
  const listed = text.split('\n').filter(Boolean);
  const isOther = (line: string) => line.startsWith('>');
  const chains = listed.filter((line) => !isOther(line)).map((line) => line.replace(/^</, '').split(' '));
  const ahead = new Map(chains.map(([commit = '', ...parents]) => [commit, parents]));
  return { ahead, isBehind: listed.some(isOther) };
}

/** Compares the current branch with the remote. Returns `undefined` without a branch or a remote. */
export async function unsentCommits(git: Git, repository: Repository): Promise<UnsentCommits | undefined> {
  const { remote, branch, head, hasSshCommand } = repository;
  if (!remote || !branch || !head) return undefined;
  const { heads, unknown } = await headsOf(git, { remote, hasSshCommand }, { branch, head });
  const why = unknown ? { unknown } : {};
  const there = heads.get(refOf(branch));
  if (there === head) return { count: 0, own: 0, isBehind: false, ...why };
  const { ahead, isBehind } = await compareCommits(git, head, there ?? [...heads.values()]);
  const made = await ownCommits(git);
  let base: string | undefined;
  let own = 0;
  for (let commit = head; made.has(commit); commit = base) {
    const [parent, ...others] = ahead.get(commit) ?? [];
    if (parent === undefined || others.length > 0) break;
    base = parent;
    own += 1;
  }
  const proposedAs = [...heads].find(([, commit]) => commit === head)?.[0].replace(/^refs\/heads\//, '');
  return { count: ahead.size, own, base, there, isBehind, proposedAs, ...why };
}

/** Pushes a branch to the remote branch of the same name, never by force. Returns the reason if that fails. */
export async function pushBranch(
  git: Git,
  reached: ReachedRemote,
  branch: string,
  step: 'push' | 'propose',
): Promise<PublishReason | undefined> {
  const ref = `${refOf(branch)}:${refOf(branch)}`;
  const options = ['--porcelain', '--recurse-submodules=check', '--', reached.remote, ref];
  const args = [...quietSsh(reached), 'push', ...options];
  const answer = await git(args, { remote: 'exchange' });
  return answer.isDone ? undefined : explainGit(answer, step);
}
