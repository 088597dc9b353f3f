import type { Schema } from '../../../model/schema/schemas.ts';
import type { Calls } from '../../calls.ts';
import type {
  Broken,
  Conflict,
  EditedDocument,
  EditorProblem,
  JournalState,
  LinkTarget,
  MediaEntry,
  SchemaName,
  SiteReport,
  SiteState,
  SiteTree,
  SourceId,
} from '../../protocol.ts';
import { isChange, type Queued } from './own-changes.ts';
import type { Selection } from './selection.ts';

export interface SaveFailure {
  /** `reload`: the page belongs to a server that no longer runs. `login`: the proxy asks the author to log in again. */
  reason: 'unreachable' | 'reload' | 'login' | 'refused' | 'unwritten';
  message: string;
  /** Typed text that the server has refused. */
  text?: string;
}

type SaveStatus = { type: 'saved' } | { type: 'saving' } | ({ type: 'failed' } & SaveFailure);

interface OpenConflict {
  /** Id of the change. */
  id: string;
  answer: Conflict;
}

/**
 * An open file. It is shown as the server last sent it, with the author's unanswered changes applied. Until these are
 * answered, changes by others wait, so that nothing moves while the author types.
 */
export interface OpenedText {
  /** The state that the next change is based on. */
  base: EditedDocument;
  /** The last known state on disk. */
  newest: EditedDocument;
  /** The base with the author's changes. */
  shown: EditedDocument;
  /** Hash from the last event, if the editor has not read that state of the file yet. */
  announced?: string;
}

/**
 * The state of the editor. Only `next.ts` changes it, except for the selection, the pointed field, the route, the
 * notice and the loaded lists.
 */
export interface EditorState {
  files: ReadonlyMap<SourceId, OpenedText>;
  /** Changes that wait for the server, in order. */
  queue: readonly Queued[];
  /** Id of the change that is being sent. */
  sending: string | undefined;
  /** Whether the waiting changes are to be sent now. */
  isDue: boolean;
  /**
   * Messages of refusals that may be temporary, by file, or by id for a correction. The refused changes wait until the
   * next attempt.
   */
  unwritten: ReadonlyMap<string, string>;
  /** The file in which an input method is composing a word. */
  composing: SourceId | undefined;
  failure: SaveFailure | undefined;
  /** When to send, and when to read the list of pages, in milliseconds since 1970. */
  saveAt: number | undefined;
  listAt: number | undefined;
  /** Files that are being read, with the number of the read. */
  reads: ReadonlyMap<SourceId, number>;
  count: number;
  /** Counts the reads of the list of pages. */
  siteReads: number;
  /** Hash of the known list of pages. */
  list: string;
  /** Whether the site's structure has changed, so that the selection is updated once the list of pages is known. */
  isMoved: boolean;
  tree: SiteTree;
  /** Targets of links, and files of the media folder; empty until something reads them. */
  targets: LinkTarget[];
  media: MediaEntry[];
  schemas: Partial<Record<SchemaName, Schema>>;
  /** The shown documents of `files`. */
  documents: ReadonlyMap<SourceId, EditedDocument>;
  /** The state of the site that `problems`, `journal` and `broken` are about. */
  site: SiteState;
  problems: EditorProblem[];
  /** Whether all rules have checked this state. */
  checked: boolean;
  journal: JournalState;
  selection: Selection | undefined;
  /** The field that has the focus, for the preview. */
  pointed: Selection | undefined;
  /** Route of the page in the preview. */
  route: string;
  status: SaveStatus;
  conflict: OpenConflict | undefined;
  broken: Broken | undefined;
  /** Last notice, for people and screen readers. */
  notice: string;
  /** Counts the saved states: data that depends on the files is requested again when it changes. */
  revision: number;
}

/** A value that components subscribe to. */
export interface Store<T> {
  get(): T;
  set(change: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Whether a report replaces the known state of the site: it is newer, it covers the same state with all rules checked,
 * or the server was restarted.
 */
export function isNewer(known: SiteState, { state, checked }: Pick<SiteReport, 'state' | 'checked'>): boolean {
  if (state.server !== known.server || state.revision > known.revision) return true;
  return state.revision === known.revision && checked;
}

/** Returns the earlier of two equal values, so that the components that show it are not rendered again. */
export function unchanged<T>(before: T, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** Returns the schema of a file's data, once it is known. */
export function schemaOf({ schemas }: Pick<EditorState, 'schemas'>, file: SourceId): Schema | undefined {
  if (file === 'manifest') return schemas.site;
  return file.startsWith('guide:') ? schemas['front-matter'] : schemas['text-matter'];
}

/** Whether something waits for the server. */
export function hasPendingChanges({ queue }: Pick<EditorState, 'queue'>): boolean {
  return queue.some((one) => !isChange(one) || !one.stopped);
}

/** Returns the state of an editor that has just opened. */
export function openedState(site: Calls['site']['answer']): EditorState {
  const { hash, tree, state, problems, checked, journal, broken } = site;
  if (!tree) throw new Error('The first answer has the list');
  const home = tree.pages[0];
  return {
    files: new Map(),
    queue: [],
    sending: undefined,
    isDue: false,
    unwritten: new Map(),
    composing: undefined,
    failure: undefined,
    saveAt: undefined,
    listAt: undefined,
    reads: new Map(),
    count: 0,
    siteReads: 0,
    list: hash,
    isMoved: false,
    tree,
    targets: [],
    media: [],
    schemas: {},
    documents: new Map(),
    site: state,
    problems,
    checked,
    journal,
    selection: undefined,
    pointed: undefined,
    route: home ? (home.example ?? home.route) : '/',
    status: { type: 'saved' },
    conflict: undefined,
    broken,
    notice: '',
    revision: 0,
  };
}
