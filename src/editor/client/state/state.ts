import type { Schema } from '../../../model/schema/schemas.ts';
import type {
  Broken,
  Conflict,
  EditedDocument,
  EditorProblem,
  JournalState,
  LinkTarget,
  MediaEntry,
  RequestId,
  SchemaName,
  SiteTree,
  SourceId,
} from '../../protocol.ts';
import type { Selection } from './selection.ts';

export type SaveStatus =
  | { type: 'saved' }
  | { type: 'saving' }
  /** `reload`: the page belongs to a server that is gone. */
  | {
      type: 'failed';
      reason: 'unreachable' | 'reload' | 'refused' | 'unwritten';
      message: string;
      /** What was typed and will not be saved as it is. */
      text?: string;
    };

export interface OpenConflict {
  /** Of the change that it is about. */
  id: RequestId;
  answer: Conflict;
}

export interface EditorState {
  tree: SiteTree;
  /** What links can lead to, and the files of the media folder; empty until something asks for them. */
  targets: LinkTarget[];
  media: MediaEntry[];
  schemas: Partial<Record<SchemaName, Schema>>;
  /** Files that have been opened, with all that was typed. */
  documents: ReadonlyMap<SourceId, EditedDocument>;
  problems: EditorProblem[];
  /** Whether every rule has looked at this very state. */
  checked: boolean;
  journal: JournalState;
  selection: Selection | undefined;
  /** Route of the page in the preview. */
  route: string;
  status: SaveStatus;
  conflict: OpenConflict | undefined;
  broken: Broken | undefined;
  /** What happened last, for people and screen readers. */
  notice: string;
  /** Counts the states that were saved: what depends on the files is asked for anew. */
  revision: number;
}

/** A value that components follow. */
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

/** The schema of a file's data, once it is known. */
export function schemaOf({ schemas }: Pick<EditorState, 'schemas'>, file: SourceId): Schema | undefined {
  if (file === 'manifest') return schemas.site;
  return file.startsWith('guide:') ? schemas['front-matter'] : schemas['text-matter'];
}
