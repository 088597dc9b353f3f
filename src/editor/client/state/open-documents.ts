import type { EditedDocument, SourceId } from '../../protocol.ts';
import { CallError, type call as callServer } from '../calls/call.ts';
import { words } from '../words/words.ts';
import { isTyping, type OwnChange, withChange } from './own-changes.ts';
import type { EditorState, Store } from './state.ts';

/**
 * The open files. A file is shown as the server last sent it, with the author's unanswered changes applied. Until these
 * are answered, changes by others wait, so that nothing moves while the author types.
 */
export interface OpenDocuments {
  /** The state that the next change of a file is based on. */
  seen(file: SourceId): EditedDocument | undefined;
  see(document: EditedDocument): void;
  files(): SourceId[];
  /** Last known state of a file on disk. */
  newest(file: SourceId): EditedDocument | undefined;
  setNewest(document: EditedDocument): void;
  /** Shows the newest state and the author's changes, unless unanswered changes or a composition hold the file. */
  takeOver(file: SourceId): void;
  show(file: SourceId): void;
  /** Applies a file that the server has just read. */
  learn(document: EditedDocument): void;
  /** Notes the hash of a file on disk, and reads the file if it has changed. */
  hear(file: SourceId, hash: string): void;
  /** Reads a file that is open. */
  refresh(file: SourceId): Promise<void>;
  isComposed(file: SourceId): boolean;
  compose(file: SourceId, isComposing: boolean): void;
}

interface Options {
  store: Store<EditorState>;
  call: typeof callServer;
  /** The author's unanswered changes of a file, in order. */
  changesOf(file: SourceId): OwnChange[];
}

/** A refused change stays visible unless it would shift other items. */
const isShown = ({ stopped, operations = [], body }: OwnChange) =>
  !stopped || body !== undefined || (!stopped.conflict && operations.every(isTyping));

export function createOpenDocuments({ store, call, changesOf }: Options): OpenDocuments {
  const seen = new Map<SourceId, EditedDocument>();
  const newest = new Map<SourceId, EditedDocument>();
  /** Last hashes from the server. */
  const latestHashes = new Map<SourceId, string>();
  let composed: SourceId | undefined;

  const isHeld = (file: SourceId) =>
    composed === file || changesOf(file).some(({ stopped, body }) => !stopped || body !== undefined);
  const show = (file: SourceId) => {
    const document = seen.get(file);
    if (!document) return;
    const { readOnly: _, ...shown } = changesOf(file).filter(isShown).reduce<EditedDocument>(withChange, document);
    const readOnly = newest.get(file)?.readOnly;
    const { documents } = store.get();
    store.set({ documents: new Map(documents).set(file, readOnly === undefined ? shown : { ...shown, readOnly }) });
  };
  const takeOver = (file: SourceId) => {
    const document = newest.get(file);
    if (document && (!seen.has(file) || !isHeld(file))) {
      // While a file cannot be parsed, its form shows the previous data.
      const data = document.data ?? seen.get(file)?.data;
      seen.set(file, data === undefined ? document : { ...document, data });
      const hash = latestHashes.get(file);
      if (hash !== undefined && hash !== document.hash) void refresh(file);
    }
    show(file);
  };
  const learn = (document: EditedDocument) => {
    newest.set(document.file, document);
    takeOver(document.file);
  };
  const refresh = async (file: SourceId): Promise<void> => {
    const before = newest.get(file);
    latestHashes.delete(file);
    try {
      const document = await call('document', { file });
      // An answer that arrived meanwhile is as new, or newer.
      if (newest.get(file) === before) learn(document);
    } catch (error) {
      const isGone = error instanceof CallError && error.reason === 'unknown';
      if (isGone && before) learn({ ...before, hash: '', readOnly: words.fileGone });
    }
  };
  return {
    seen: (file) => seen.get(file),
    see: (document) => void seen.set(document.file, document),
    files: () => [...seen.keys()],
    newest: (file) => newest.get(file),
    setNewest: (document) => void newest.set(document.file, document),
    takeOver,
    show,
    learn,
    hear(file, hash) {
      latestHashes.set(file, hash);
      if (seen.has(file) && newest.get(file)?.hash !== hash && !isHeld(file)) void refresh(file);
    },
    refresh,
    isComposed: (file) => composed === file,
    compose(file, isComposing) {
      if (isComposing) composed = file;
      else if (composed === file) composed = undefined;
      if (!isComposing) takeOver(file);
    },
  };
}
