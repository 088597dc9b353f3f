import type { Schema } from '../../../model/schema/schemas.ts';
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
import type { Selection } from './selection.ts';

type SaveStatus =
  | { type: 'saved' }
  | { type: 'saving' }
  /** `reload`: the page belongs to a server that no longer runs. */
  | {
      type: 'failed';
      reason: 'unreachable' | 'reload' | 'refused' | 'unwritten';
      message: string;
      /** Typed text that will not be saved unchanged. */
      text?: string;
    };

export interface OpenConflict {
  /** Id of the change. */
  id: string;
  answer: Conflict;
}

export interface EditorState {
  tree: SiteTree;
  /** Targets of links, and files of the media folder; empty until something reads them. */
  targets: LinkTarget[];
  media: MediaEntry[];
  schemas: Partial<Record<SchemaName, Schema>>;
  /** Opened files, with all typed changes. */
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
 * Whether a report replaces what is known of the site: it is newer, about the same state with all rules checked, or of a
 * server that has been started again.
 */
export function isNews(known: SiteState, { state, checked }: Pick<SiteReport, 'state' | 'checked'>): boolean {
  if (state.server !== known.server || state.revision > known.revision) return true;
  return state.revision === known.revision && checked;
}

/** The schema of a file's data, once it is known. */
export function schemaOf({ schemas }: Pick<EditorState, 'schemas'>, file: SourceId): Schema | undefined {
  if (file === 'manifest') return schemas.site;
  return file.startsWith('guide:') ? schemas['front-matter'] : schemas['text-matter'];
}
