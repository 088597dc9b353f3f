import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../../../check/check-site.ts';
import { readLastRelease } from '../../../check/facts/last-release.ts';
import { formatRelease } from '../../../check/release/release.ts';
import { isProvisional } from '../../../diagnostics/diagnostic.ts';
import type { Change } from '../../../model/read/change.ts';
import { hashOf } from '../../../model/read/hash.ts';
import { composedText } from '../../../model/read/read-text.ts';
import { lexiconFile, manifestName, releaseFile } from '../../../model/read/site-files.ts';
import type { Raw } from '../../../model/read/values.ts';
import { stateOf } from '../../../publish/files/site-disk.ts';
import { writeChange } from '../../../publish/files/write-change.ts';
import { loadSite } from '../../../publish/load-site.ts';
import { releaseOf } from '../../../publish/release/release-of.ts';
import { slugify } from '../../../text/slug.ts';
import type {
  EditorProblem,
  PublishAnswer,
  PublishHeading,
  PublishPlan,
  PublishRequest,
  Refused,
} from '../../protocol.ts';
import type { EditorSession } from '../editor-session.ts';
import { problemsOf } from '../problems.ts';
import { describeRefusal } from '../source-files.ts';
import {
  changedFiles,
  commitFiles,
  GitError,
  gitIn,
  isPublished,
  openRepository,
  proposeFiles,
  publishedBytes,
  pushBranch,
  type Repository,
  rebaseOnRemote,
} from './git.ts';
import {
  BUSY,
  CHANGED,
  DETACHED,
  describeConflicts,
  describeUncommitted,
  ERRORS,
  NO_FIRST_COMMIT,
  NO_LONGER_THERE,
  NOTHING,
  PLACEHOLDERS,
  UNDER_WAY,
} from './git-words.ts';
import {
  type ChangedSource,
  messageOf,
  type OtherChange,
  type PublishedChange,
  revertChange,
  siteChanges,
} from './site-changes.ts';

/** Compares a site with its last commit and publishes it with git. */
interface Publisher {
  plan(): Promise<PublishPlan>;
  publish(request: PublishRequest): Promise<PublishAnswer>;
  /** Rebases the committed changes onto what others have pushed in the meantime, and pushes them. */
  rebase(): Promise<PublishAnswer>;
  /** Restores the published version of a change of the plan. */
  revert(change: string): Promise<{ label: string; change: Change } | Refused>;
}

/** A byte order mark. */
const MARK = '\uFEFF';

function textOf(bytes: Buffer | undefined): string | undefined {
  if (bytes === undefined) return undefined;
  const text = composedText(bytes);
  return text.startsWith(MARK) ? text.slice(1) : text;
}

function bytesAt(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Whether the editor shows a file as text: the manifest, guides and other texts, the list of accepted words. */
function isText(file: string): boolean {
  if (file === manifestName || file === lexiconFile) return true;
  return /^content\/(?!media\/|README\.md$).+\.md$/.test(file);
}

/** The changes grouped by heading, in the order in which the headings first occur. */
function headingsOf(changes: readonly PublishedChange[]): PublishHeading[] {
  const headings = new Map<string, PublishHeading>();
  for (const { heading, revert, ...change } of changes) {
    const reason = typeof revert === 'string' ? { notRevertible: revert } : {};
    const name = JSON.stringify(heading);
    const known = headings.get(name) ?? { ...heading, changes: [] };
    known.changes.push({ ...change, ...reason });
    headings.set(name, known);
  }
  return [...headings.values()];
}

interface Compared {
  repository: Repository;
  files: string[];
  changes: PublishedChange[];
  /** Identifies the last commit and the current files. */
  state: string;
}

function refused(message: string, problems?: EditorProblem[]): PublishAnswer {
  return { status: 'refused', message, ...(problems ? { problems } : {}) };
}

/** Creates the publisher of the site that an editor session edits. */
export function createPublisher(editor: EditorSession): Publisher {
  const { directory } = editor;
  const git = gitIn(directory);
  let isBusy = false;

  const compare = async (): Promise<Compared> => {
    const repository = await openRepository(git, directory);
    const files = await changedFiles(git, repository);
    const sources: ChangedSource[] = [];
    const others: OtherChange[] = [];
    const hashes: string[] = [];
    for (const file of files) {
      const now = bytesAt(path.join(directory, file));
      const hash = now ? hashOf(now) : '';
      hashes.push(hash);
      if (isText(file)) {
        const published = textOf(await publishedBytes(git, repository, file));
        sources.push({ path: file, published, text: textOf(now), hash });
        continue;
      }
      const isNew = now !== undefined && !(await isPublished(git, repository, file));
      const kind = now === undefined ? 'removed' : isNew ? 'new' : 'changed';
      others.push({ path: file, kind, hash, published: () => publishedBytes(git, repository, file) });
    }
    const state = hashOf(JSON.stringify([repository.head ?? '', files, hashes]));
    return { repository, files, state, changes: siteChanges({ editor, sources, others }) };
  };

  /** The problems that `release` would report for the files on the disk. */
  const judge = () => {
    const { sources, diagnostics, model } = loadSite(directory, (read, report) =>
      checkSite(read, report, { release: true }),
    );
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return {
      problems: problemsOf({ sources, diagnostics: errors }),
      isWrong: errors.some((one) => !isProvisional(one)),
      isProvisional: errors.some(isProvisional),
      memory: () => {
        if (!model) return undefined;
        const last = readLastRelease({ sources });
        const previous = last === 'unreadable' ? undefined : last;
        const bytesOf = (route: string) => previous?.routes[route]?.bytes;
        return formatRelease(releaseOf({ model, manifest: sources.manifest.data as Raw, previous, bytesOf }));
      },
    };
  };

  /** Pushes a branch if there is a remote. */
  const send = async (
    { remote, branch: current }: Repository,
    { branch, commit, to }: { branch: string; commit: string; to: string },
  ): Promise<PublishAnswer> => {
    if (!remote) return { status: 'published', branch, commit };
    const failed = await pushBranch(git, remote, `refs/heads/${branch}`, to);
    if (!failed) return { status: 'published', branch, commit, remote };
    return {
      status: 'unpushed',
      branch,
      commit,
      message: failed.message,
      mayRebase: failed.isBehind && branch === current,
    };
  };

  const onBranch = async (
    { repository, files }: Compared,
    { message }: PublishRequest,
    memory: string | undefined,
  ): Promise<PublishAnswer> => {
    const { branch, remoteBranch: to, head = '' } = repository;
    if (!branch) return refused(DETACHED);
    if (files.length === 0) {
      if (repository.ahead === 0) return refused(NOTHING);
      return send(repository, { branch, commit: head, to });
    }
    const file = path.join(directory, releaseFile);
    const before = bytesAt(file);
    const record = (was: string | null, now: string | Uint8Array | null) =>
      writeChange(directory, [{ file: releaseFile, ...(was === null ? {} : { was }), now }]);
    if (memory !== undefined) {
      const outcome = record(before ? hashOf(before) : null, memory);
      if (outcome.status === 'stale') return refused(CHANGED);
      if (outcome.status === 'refused') return refused(describeRefusal(outcome.file, 'écrit', outcome.code));
    }
    const isNew = memory !== undefined && !files.includes(releaseFile) && before?.toString('utf8') !== memory;
    let commit: string;
    try {
      commit = await commitFiles(git, isNew ? [...files, releaseFile] : files, message);
    } catch (error) {
      if (memory !== undefined) record(stateOf(file), before ?? null);
      throw error;
    }
    return send(repository, { branch, commit, to });
  };

  const asProposal = async (
    { repository, files }: Compared,
    { message }: PublishRequest,
    memory: string | undefined,
  ): Promise<PublishAnswer> => {
    if (repository.head === undefined) return refused(NO_FIRST_COMMIT);
    if (files.length === 0) return refused(NOTHING);
    const words = slugify(message.split('\n', 1)[0] ?? '')
      .slice(0, 40)
      .replace(/-$/, '');
    const day = new Date().toISOString().slice(0, 10);
    const name = ['proposition', day, words].filter(Boolean).join('-');
    const { commit, branch } = await proposeFiles(git, repository, { files, message, name, release: memory });
    return send(repository, { branch, commit, to: `refs/heads/${branch}` });
  };

  /** Runs one action at a time. Turns a failure of git into a refusal with its message. */
  const alone = async (act: () => Promise<PublishAnswer>): Promise<PublishAnswer> => {
    if (isBusy) return refused(BUSY);
    isBusy = true;
    try {
      return await act();
    } catch (error) {
      if (error instanceof GitError) return refused(error.message);
      throw error;
    } finally {
      isBusy = false;
    }
  };

  /** The plan if git cannot be used: the files that the editor has changed, or all files if it has changed none. */
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

  return {
    async plan() {
      const { problems } = judge();
      try {
        const { repository, files, changes, state } = await compare();
        const { branch, remote, ahead, busy } = repository;
        return {
          state,
          headings: headingsOf(changes),
          files,
          message: messageOf(changes),
          problems,
          repository: {
            ...(branch ? { branch } : {}),
            ...(remote ? { remote } : {}),
            ahead,
            ...(busy ? { blocked: UNDER_WAY[busy] } : !branch ? { detached: DETACHED } : {}),
          },
        };
      } catch (error) {
        if (!(error instanceof GitError)) throw error;
        return { ...withoutGit(error.message), problems };
      }
    },
    publish: (request) =>
      alone(async () => {
        const { problems, isWrong, isProvisional: isOpen, memory } = judge();
        if (isWrong) return refused(ERRORS, problems);
        if (isOpen && request.way === 'branch') return refused(PLACEHOLDERS, problems);
        const compared = await compare();
        if (compared.repository.busy) return refused(UNDER_WAY[compared.repository.busy]);
        if (compared.state !== request.state) return refused(CHANGED);
        const message = request.message.trim() || messageOf(compared.changes);
        const publish = request.way === 'branch' ? onBranch : asProposal;
        return publish(compared, { ...request, message }, isOpen ? undefined : memory());
      }),
    rebase: () =>
      alone(async () => {
        const repository = await openRepository(git, directory);
        const { branch, remote, remoteBranch: to, busy } = repository;
        if (busy) return refused(UNDER_WAY[busy]);
        if (!branch || !remote) return refused(DETACHED);
        const failed = await rebaseOnRemote(git, repository);
        const { text: commit } = await git(['rev-parse', 'HEAD']);
        if (!failed) return send(repository, { branch, commit, to });
        const message =
          'conflicts' in failed ? describeConflicts(failed.conflicts) : describeUncommitted(failed.uncommitted);
        return { status: 'unpushed', branch, commit, message, mayRebase: 'uncommitted' in failed };
      }),
    async revert(id) {
      try {
        const { changes } = await compare();
        const change = changes.find((one) => one.id === id);
        return change ? revertChange(editor, change) : { status: 'refused', message: NO_LONGER_THERE };
      } catch (error) {
        if (error instanceof GitError) return { status: 'refused', message: error.message };
        throw error;
      }
    },
  };
}
