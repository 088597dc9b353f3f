import path from 'node:path';
import { hashOnDisk } from '../../../build/files/site-disk.ts';
import { writeChange } from '../../../build/files/write-change.ts';
import type { Change } from '../../../model/read/change.ts';
import { manifestName, releaseFile } from '../../../model/read/site-files.ts';
import type { Calls } from '../../calls.ts';
import type { EditorProblem, Refused } from '../../protocol.ts';
import type { PublishAnswer, PublishPlan, PublishReason } from '../../publish-protocol.ts';
import type { EditorSession } from '../editor-session.ts';
import { authorsOf, commitApart, takeBack, withAuthors } from '../git/commit.ts';
import { GitError, gitIn } from '../git/git.ts';
import {
  authorNote,
  branchNotes,
  CHANGED,
  CONFLICT_AHEAD,
  DETACHED,
  describeMissingFiles,
  ERRORS,
  NO_FIRST_COMMIT,
  NO_LONGER_THERE,
  NOT_OURS,
  NOTHING,
  PLACEHOLDERS,
  UNFINISHED_WORK,
} from '../git/git-words.ts';
import { unsentCommits } from '../git/remote.ts';
import { bytesIn, openRepository, type Repository } from '../git/repository.ts';
import { withStage } from '../git/stage.ts';
import { problemsOf } from '../problems.ts';
import { bytesIfThere } from '../source-files.ts';
import type { Team } from '../team.ts';
import { commitMessageOf, revertPart } from './changed-part.ts';
import { commitChecked } from './commit-checked.ts';
import { compareSite, groupByHeading } from './compare.ts';
import { checkForRelease, problemsFor, siteState } from './release-check.ts';
import { type ComparedBranch, createRemoteSync, propose, pushCurrent, shownUnsent } from './send.ts';

/** Compares a site with its last commit and publishes it with git. */
export interface Publisher {
  plan(): Promise<PublishPlan>;
  publish(request: Calls['publish']['request']): Promise<PublishAnswer>;
  /** Merges the committed changes with the commits that others have pushed in the meantime, and pushes the result. */
  join(request: Calls['publish-join']['request']): Promise<PublishAnswer>;
  /**
   * On a public server, merges what others have pushed. Returns the reason if that fails, for example because of a
   * conflict.
   */
  keepUp(): Promise<string | undefined>;
  /** Takes back the commits of the editor that were not pushed. Their changes stay on the disk. */
  takeBack(): Promise<PublishAnswer>;
  /** Restores the published version of a change of the plan. */
  revert(change: string): Promise<{ label: string; change: Change } | Refused>;
}

function refused(explained: PublishReason | string, problems?: EditorProblem[]): PublishAnswer {
  const said = typeof explained === 'string' ? { message: explained } : explained;
  return { status: 'refused', ...said, ...(problems ? { problems } : {}) };
}

interface PublisherOptions {
  team: Team;
  /** Name of the author of commits; empty for the one in git's configuration. */
  author: string;
  /** Whether the clone belongs to a public server. Such a server automatically merges what others push. */
  isPublic: boolean;
  /** Notifies the development server of written files. */
  written(files: readonly string[]): void;
}

/** Creates the publisher of the site that an editor session edits. */
export function createPublisher(
  editor: EditorSession,
  { team, author, isPublic, written }: PublisherOptions,
): Publisher {
  const { directory } = editor;
  const git = gitIn(directory, author);
  const recordFile = path.join(directory, releaseFile);
  const { joinNow, joinAndPush } = createRemoteSync(editor, git, written);
  const pushNow = (repository: Repository) => (isPublic ? joinAndPush(repository) : pushCurrent(git, repository));

  /** Makes the record of the release on the disk equal to that of a commit. */
  const restoreRecord = async (commit: string) => {
    const now = (await bytesIn(git, commit, releaseFile)) ?? null;
    const was = hashOnDisk(recordFile);
    if (was || now) writeChange(directory, [{ file: releaseFile, ...(was ? { was } : {}), now }]);
  };

  /** Runs one action at a time. Turns a failure of git into a refusal with its message. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T | PublishAnswer> =>
    team.inTurn(act).catch((error: unknown) => {
      if (error instanceof GitError) return refused(error.explained);
      throw error;
    });

  /** Returns the plan without git: the files that the editor has changed, or all files if it has changed none. */
  const withoutGit = (refusal: string): Omit<PublishPlan, 'problems'> => {
    const { undo } = editor.journal.history();
    const files = new Set(undo.flatMap(({ changes }) => changes.map(({ file }) => file)));
    return {
      state: '',
      headings: [],
      files: files.size > 0 ? [...files].sort() : [manifestName, 'content/'],
      message: '',
      refusal,
    };
  };

  /**
   * On a public server, merges what others have pushed. Returns the reason if that fails, and the compared branch unless
   * it has changed.
   */
  const keepUp = async (): Promise<{ held?: string; seen?: ComparedBranch }> => {
    if (!isPublic) return {};
    const outcome = await inTurn(async () => {
      const repository = await openRepository(git, directory);
      const seen = { repository, unsent: await unsentCommits(git, repository) };
      return { seen, joined: await joinNow(seen) };
    });
    if ('status' in outcome) return outcome.status === 'refused' ? { held: outcome.message } : {};
    const { seen, joined } = outcome;
    if (joined?.status === 'joined') return {};
    if (!joined) return { seen };
    return { seen, held: joined.status === 'conflict' ? CONFLICT_AHEAD : joined.message };
  };

  const publisher: Publisher = {
    async plan() {
      const { held, seen } = await keepUp();
      const checked = checkForRelease(directory);
      try {
        const compared = await compareSite(git, editor, seen?.repository);
        const { repository, files, sources, changes, state } = compared;
        const { branch, remote, busy } = repository;
        const [missing, unsent] = await Promise.all([
          withStage(git, repository, { directory, files }, (stage) => stage.missing(checked.files)),
          seen ? seen.unsent : unsentCommits(git, repository),
        ]);
        const left = missing.filter(({ cause }) => cause !== 'changed');
        const isIncomplete = left.length > 0 ? describeMissingFiles(left) : undefined;
        const blocked = busy ? { message: UNFINISHED_WORK } : isIncomplete;
        return {
          state,
          headings: groupByHeading(changes),
          files,
          message: commitMessageOf(changes),
          problems: problemsFor(checked, sources),
          repository: {
            branch,
            remote,
            unsent: unsent && shownUnsent(unsent),
            notes: [
              ...(held ? [held] : []),
              ...branchNotes(repository),
              ...(author ? [authorNote(author, repository.address)] : []),
            ],
            blocked,
            detached: blocked || branch ? undefined : DETACHED,
          },
        };
      } catch (error) {
        if (!(error instanceof GitError)) throw error;
        return {
          ...withoutGit(error.message),
          problems: problemsOf({ sources: checked.sources, diagnostics: checked.errors }),
        };
      }
    },
    publish: ({ state, target, message: typed }) =>
      inTurn(async () => {
        const before = siteState(directory);
        const checked = checkForRelease(directory);
        const { isWrong, sources, errors } = checked;
        const isKept = checked.isProvisional && target === 'branch';
        if (isWrong || isKept)
          return refused(isWrong ? ERRORS : PLACEHOLDERS, problemsOf({ sources, diagnostics: errors }));
        const compared = await compareSite(git, editor);
        const { repository, files, changes } = compared;
        const { branch, head } = repository;
        if (repository.busy) return refused(UNFINISHED_WORK);
        if (compared.state !== state) return refused(CHANGED);
        if (target === 'branch' && !branch) return refused(DETACHED);
        if (target === 'proposal' && !head) return refused(NO_FIRST_COMMIT);
        return withStage(git, repository, { directory, files }, async (stage) => {
          // If the disk still equals both, the stage contains exactly what was checked.
          const missing = await stage.missing(checked.files);
          const isChanged = missing.some(({ cause }) => cause === 'changed');
          if (isChanged || siteState(directory) !== before) return refused(CHANGED);
          if (missing.length > 0) return refused(describeMissingFiles(missing));
          if (files.length === 0) {
            const unsent = await unsentCommits(git, repository);
            if (!head || !unsent || unsent.count === 0) return refused(NOTHING);
            if (target === 'branch') return pushNow(repository);
            return propose(git, repository, head, (await git(['log', '-1', '--format=%s', head, '--'])).text);
          }
          const others = team.names().filter((name) => name !== author);
          const message = withAuthors(typed.trim() || commitMessageOf(changes), others, repository.address);
          const record = checked.isProvisional ? undefined : checked.record();
          const isRecorded = record !== undefined && (await stage.addRelease(record));
          if (target === 'proposal')
            return propose(git, repository, await commitApart(git, repository, { stage, message }), message);
          const all = isRecorded ? [...files, releaseFile] : files;
          const commit = await commitChecked(git, { repository, stage, files: all, message, checked });
          if (typeof commit !== 'string') return { status: 'refused', ...commit };
          team.clear();
          if (isRecorded) await restoreRecord(commit);
          return pushNow({ ...repository, head: commit });
        });
      }),
    keepUp: async () => (await keepUp()).held,
    join: ({ choices = [] }) =>
      inTurn(async () => {
        const repository = await openRepository(git, directory);
        if (repository.busy) return refused(UNFINISHED_WORK);
        return repository.branch ? joinAndPush(repository, choices) : refused(DETACHED);
      }),
    takeBack: () =>
      inTurn(async () => {
        const repository = await openRepository(git, directory);
        const { head = '', busy } = repository;
        if (busy) return refused(UNFINISHED_WORK);
        const base = (await unsentCommits(git, repository))?.base;
        if (base === undefined) return refused(NOT_OURS);
        const isRecord = bytesIfThere(recordFile)?.equals((await bytesIn(git, head, releaseFile)) ?? Buffer.from(''));
        const names = author ? await authorsOf(git, base, head) : [];
        await takeBack(git, head, base);
        for (const name of names) team.add(name);
        if (isRecord) await restoreRecord(base);
        return { status: 'taken-back' };
      }),
    async revert(id) {
      try {
        const { changes } = await compareSite(git, editor);
        const change = changes.find((one) => one.id === id);
        return change ? revertPart(editor, change) : { status: 'refused', message: NO_LONGER_THERE };
      } catch (error) {
        if (error instanceof GitError) return { status: 'refused', message: error.message };
        throw error;
      }
    },
  };
  return publisher;
}
