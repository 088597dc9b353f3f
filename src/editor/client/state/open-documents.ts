import type { EditedDocument, SourceId } from '../../protocol.ts';
import { CallError, type call as callServer } from '../calls/call.ts';
import { words } from '../words/words.ts';
import { isTyping, type OwnChange, withChange } from './own-changes.ts';
import type { EditorState, Store } from './state.ts';

/**
 * The files that are open. A file is shown as the server has answered it, with the changes that are not answered yet. As
 * long as there are any, what others have changed in it waits, so that nothing here is ever moved.
 */
export interface OpenDocuments {
  /** The state that the next change of a file is made upon. */
  seen(file: SourceId): EditedDocument | undefined;
  see(document: EditedDocument): void;
  files(): SourceId[];
  /** The state that a file has on the disk, as far as is known. */
  newest(file: SourceId): EditedDocument | undefined;
  setNewest(document: EditedDocument): void;
  /** Shows the newest state, unless own changes or a composition hold the file, and these changes. */
  takeOver(file: SourceId): void;
  show(file: SourceId): void;
  /** Takes over a file as the server has just read it. */
  learn(document: EditedDocument): void;
  /** Takes note of the state that a file has on the disk now, and reads it if that is another one. */
  hear(file: SourceId, hash: string): void;
  /** Reads a file that is open. */
  refresh(file: SourceId): Promise<void>;
  isComposed(file: SourceId): boolean;
  compose(file: SourceId, isComposing: boolean): void;
}

interface Options {
  store: Store<EditorState>;
  call: typeof callServer;
  /** Own changes of a file that are not answered, in their order. */
  changesOf(file: SourceId): OwnChange[];
}

/** What is refused stays on the screen where that does no harm: an item that is not there would shift the others. */
const isShown = ({ stopped, operations = [], body }: OwnChange) =>
  !stopped || body !== undefined || (!stopped.conflict && operations.every(isTyping));

export function createOpenDocuments({ store, call, changesOf }: Options): OpenDocuments {
  const seen = new Map<SourceId, EditedDocument>();
  const newest = new Map<SourceId, EditedDocument>();
  /** States on the disk that the server has named last. */
  const heard = new Map<SourceId, string>();
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
      // While a file cannot be read, its form shows what it was before.
      const data = document.data ?? seen.get(file)?.data;
      seen.set(file, data === undefined ? document : { ...document, data });
      const hash = heard.get(file);
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
    heard.delete(file);
    try {
      const document = await call('document', { file });
      // An answer that has come meanwhile is as new, or newer.
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
      heard.set(file, hash);
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
