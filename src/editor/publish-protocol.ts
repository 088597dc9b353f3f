import type { Conflict, EditorProblem } from './protocol.ts';

/** The changes that publishing would commit: everything that differs from the last commit. */
export interface PublishPlan {
  /** Identifies the last commit and the files that the author has seen. Only these are published. */
  state: string;
  headings: PublishGroup[];
  /** Paths relative to the site's folder. Without git: the files that the editor has changed. */
  files: string[];
  /** A message for the commit, which the author may change. */
  message: string;
  /** The problems for which `release` would refuse the site. Placeholders prevent publishing but not a proposal. */
  problems: PublishProblem[];
  repository?: PublishRepository;
  /** If there is no repository: the reason, and what to do. */
  refusal?: string;
}

/** A problem; `isNew` if the published site does not have it. */
export interface PublishProblem extends EditorProblem {
  isNew?: true;
}

/** A sentence for the author, and the original output of git, of a hook or of the remote. */
export interface PublishReason {
  message: string;
  details?: string;
}

export interface PublishRepository {
  /** The current branch; absent if a commit was checked out instead. */
  branch?: string | undefined;
  /** Name of the remote to which commits are pushed. */
  remote?: string | undefined;
  /** Absent without a branch or a remote. */
  unsent?: PublishUnsent | undefined;
  /** Information about the branch for the author, before publishing. */
  notes: string[];
  /**
   * `blocked` is the reason why nothing can be committed now, `detached` the reason why only a proposal is possible.
   * Both say what to do.
   */
  blocked?: PublishReason | undefined;
  detached?: string | undefined;
}

/** The commits of the branch that the remote lacks. */
export interface PublishUnsent {
  /** Number of commits. */
  count: number;
  /** Whether the newest of them can be taken back. */
  mayTakeBack: boolean;
  /** Whether others have pushed in the meantime. */
  isBehind: boolean;
  /** Remote branch on which they are already proposed. */
  proposedAs?: string | undefined;
  /** Reason why the remote did not answer; the other values are then the last known ones. */
  unknown?: PublishReason;
}

/** Changes under one heading: a page, a guide, a group of settings, or other files. */
export interface PublishGroup {
  title: string;
  /** Route of the page that shows them. */
  route?: string;
  /** Whether several pages show them: the call `uses` returns which. */
  isShared: boolean;
  changes: PublishChange[];
}

/** A changed part: a file, a section, an entry. */
export interface PublishChange {
  /** Identifies the change; stays the same until one of the two versions changes. */
  id: string;
  name: string;
  /** Descriptions of the differences, in French. */
  lines: string[];
  /** Places of the values in the manifest that differ and still exist. */
  pointers: string[];
  /** Reason why the published version cannot be restored, and what to do; absent if it can. */
  notRevertible?: string;
}

export type PublishAnswer =
  /** If `remote` is absent, the commit exists only on this machine. */
  | { status: 'published'; branch: string; commit: string; remote?: string }
  /** Committed, but not pushed. */
  | ({ status: 'unsent' } & PublishReason)
  /**
   * Committed, but not pushed: the remote has another version of a place, and the author has to choose one of the two.
   */
  | { status: 'conflict'; conflict: JoinConflict }
  /** The commit was taken back. */
  | { status: 'taken-back' }
  /** Nothing was committed. */
  | ({ status: 'refused'; problems?: EditorProblem[] } & PublishReason);

/** A place that was changed both here and in a publication from elsewhere. */
export interface JoinConflict extends Pick<Conflict, 'file' | 'pointer' | 'yours' | 'theirs'> {
  /** Identifies the two versions. */
  id: string;
}
