import type { JoinChoice } from '../../protocol.ts';
import type { PublishAnswer, PublishUnsent } from '../../publish-protocol.ts';
import type { EditorSession } from '../editor-session.ts';
import { createBranch, proposalName } from '../git/commit.ts';
import type { Git } from '../git/git.ts';
import { NOTHING_SENT } from '../git/git-words.ts';
import { pushBranch, type UnsentCommits, unsentCommits } from '../git/remote.ts';
import { type Repository, refOf } from '../git/repository.ts';
import { joinRemote } from './join-remote.ts';

/** Returns the information for the author about commits that the remote lacks. */
export const shownUnsent = ({ own: _, base, there: __, ...rest }: UnsentCommits): PublishUnsent => ({
  ...rest,
  mayTakeBack: base !== undefined,
});

/** Pushes the current branch if there is a remote. */
export async function pushCurrent(
  git: Git,
  { remote, hasSshCommand, branch = '', head: commit = '' }: Repository,
): Promise<PublishAnswer> {
  if (!remote) return { status: 'published', branch, commit };
  const failed = await pushBranch(git, { remote, hasSshCommand }, branch, 'push');
  return failed ? { status: 'unsent', ...failed } : { status: 'published', branch, commit, remote };
}

/**
 * Pushes a commit as a branch of its own. If that fails, removes the branch again: its changes are still on this
 * machine.
 */
export async function propose(
  git: Git,
  { remote, hasSshCommand }: Repository,
  commit: string,
  message: string,
): Promise<PublishAnswer> {
  const branch = await createBranch(git, proposalName(message), commit);
  if (!remote) return { status: 'published', branch, commit };
  const failed = await pushBranch(git, { remote, hasSshCommand }, branch, 'propose');
  if (!failed) return { status: 'published', branch, commit, remote };
  await git(['update-ref', '-d', refOf(branch), commit]);
  return { status: 'refused', ...failed, message: `${failed.message} ${NOTHING_SENT}` };
}

/** A repository, and the commits that its remote lacks. */
export interface ComparedBranch {
  repository: Repository;
  unsent: UnsentCommits | undefined;
}

/** Creates the functions that exchange commits with the remote. `written` is called with the files that they write. */
export function createRemoteSync(editor: EditorSession, git: Git, written: (files: readonly string[]) => void) {
  /** Merges what others have pushed. Returns `undefined` if there is nothing to merge. */
  const joinNow = async ({ repository, unsent }: ComparedBranch, choices: readonly JoinChoice[] = []) => {
    if (repository.busy || !unsent?.there || !unsent.isBehind) return undefined;
    const { there, count } = unsent;
    return joinRemote(editor, git, { repository, there, isAhead: count > 0, choices, written });
  };

  /**
   * Pushes the current branch. If others have pushed in the meantime, merges their commits and tries again, as often as
   * needed.
   */
  const joinAndPush = async (first: Repository, choices: readonly JoinChoice[] = []): Promise<PublishAnswer> => {
    let repository = first;
    for (;;) {
      const answer = await pushCurrent(git, repository);
      if (answer.status !== 'unsent') return answer;
      const outcome = await joinNow({ repository, unsent: await unsentCommits(git, repository) }, choices);
      if (!outcome) return answer;
      if (outcome.status === 'conflict') return outcome;
      if (outcome.status === 'refused') return { status: 'unsent', message: outcome.message };
      repository = { ...repository, head: outcome.head };
    }
  };

  return { joinNow, joinAndPush };
}
