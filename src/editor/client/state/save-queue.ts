import { applyToData } from '../../../edit/apply-to-data.ts';
import type { Json } from '../../../edit/json-operation.ts';
import type { Conflict, EditedDocument, Saved, SourceId } from '../../protocol.ts';
import { CallError, call } from '../calls/call.ts';
import { words } from '../words/words.ts';
import { clashes, enqueue, remaining, storedPending, storePending } from './pending.ts';
import { type EditorState, type PendingChange, type Store, withDocument } from './state.ts';

/** A change is saved so long after the last key, in milliseconds. */
const PAUSE = 150;

/** A server that does not answer, or a disk that cannot be written, is tried again after so many milliseconds. */
const AGAIN = 2000;

export interface SaveQueue {
  /** Takes over a change that is on the screen already. `now` does not wait for a pause in typing. */
  add(change: PendingChange, now?: boolean): void;
  /** Tells what a file is on the disk. */
  learn(document: EditedDocument): void;
  /** Hash of a file as it was last seen on the disk. */
  hashOf(file: SourceId): string | undefined;
  /** Writes all that waits; gives whether all of it is on the disk now. */
  flush(): Promise<boolean>;
  /** Says that a call has failed, and what to do. */
  fail(error: unknown): void;
  /** Whether changes of a file wait. */
  waits(file: SourceId): boolean;
  /** Ends a conflict: writes a value in spite of the other program, or lets that of the other program stand. */
  resolve(value: Json | undefined): Promise<void>;
  /** Changes of an earlier visit that were never confirmed. */
  restore(): Promise<void>;
}

interface Options {
  store: Store<EditorState>;
  /** Reads a file anew from the disk. */
  read(file: SourceId): Promise<EditedDocument>;
  onSaved(answer: Saved): void;
}

/** A document with a change in it. */
export function withChange(document: EditedDocument, { operations = [], text }: PendingChange): EditedDocument {
  if (text) return { ...document, text: text.wanted };
  const { data } = document;
  return data === undefined
    ? document
    : { ...document, data: operations.reduce((made, operation) => applyToData(made, operation) ?? made, data) };
}

/** Saves changes one after the other, a short while after the last key, and keeps them until they are saved. */
export function createSaveQueue({ store, read, onSaved }: Options): SaveQueue {
  const known = new Map<SourceId, EditedDocument>();
  let queue: PendingChange[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const keep = (next: PendingChange[]) => {
    queue = next;
    storePending(queue);
  };
  const sendLater = () => {
    timer = setTimeout(() => void flush(), AGAIN);
  };
  const fail = (error: unknown) => {
    const reason = error instanceof CallError ? error.reason : 'failed';
    if (reason === 'unreachable') {
      store.set({ status: { type: 'failed', reason, message: words.serverGone } });
      sendLater();
    } else if (reason === 'token') {
      store.set({ status: { type: 'failed', reason: 'reload', message: words.otherServer } });
    } else store.set({ status: { type: 'failed', reason: 'refused', message: (error as Error).message } });
  };
  const stop = (change: PendingChange, answer: Conflict) => store.set({ conflict: { change, answer } });

  const learn = (document: EditedDocument) => {
    known.set(document.file, document);
    const waiting = queue.filter(({ file }) => file === document.file);
    const { documents } = store.get();
    // While a file cannot be read, its form shows what it was before.
    const data = document.data ?? documents.get(document.file)?.data;
    const readable = data === undefined ? document : { ...document, data };
    store.set({ documents: new Map(documents).set(document.file, waiting.reduce(withChange, readable)) });
  };
  const textConflict = (change: PendingChange, { text, hash }: EditedDocument): Conflict => ({
    status: 'conflict',
    file: change.file,
    message: '',
    yours: change.text?.wanted ?? '',
    theirs: text,
    base: change.text?.base ?? '',
    range: { start: 0, end: text.length },
    hash,
  });

  /** Sends the first change that waits; gives whether the next may follow. */
  const sendFirst = async (change: PendingChange): Promise<boolean> => {
    const { file } = change;
    const base = known.get(file) ?? (await read(file));
    known.set(file, base);
    if (clashes(change, base.text)) {
      stop(change, textConflict(change, base));
      return false;
    }
    const wanted = remaining(change, base);
    const { label, field, startedAt } = change;
    const answer =
      wanted && (await call('apply', { label, field, ...(startedAt ? { startedAt } : {}), changes: [wanted] }));
    if (answer?.status === 'conflict') {
      const fresh = await read(file);
      known.set(file, fresh);
      stop(change, change.text ? textConflict(change, fresh) : answer);
      return false;
    }
    if (answer?.status === 'refused') {
      const { message, mayPass } = answer;
      store.set({ status: { type: 'failed', reason: mayPass ? 'unwritten' : 'refused', message } });
      if (mayPass) sendLater();
      return false;
    }
    if (queue[0] === change) keep(queue.slice(1));
    else {
      // More was typed into the same field meanwhile: that goes on from what was saved now.
      const [first, ...rest] = queue;
      if (first?.text && change.text) keep([{ ...first, text: { ...first.text, base: change.text.wanted } }, ...rest]);
      else if (first)
        keep([{ ...first, operations: (first.operations ?? []).map((o) => withSaved(o, change)) }, ...rest]);
    }
    if (!answer) return true;
    const saved = { ...withChange(base, change), hash: answer.hashes[file] ?? base.hash };
    known.set(file, saved);
    // What an operation makes of the text of a Markdown file, only the server knows.
    if (file !== 'manifest' && !change.text) learn(await read(file));
    else store.set({ documents: withDocument(store.get(), file, { hash: saved.hash }) });
    onSaved(answer);
    return true;
  };

  const send = async () => {
    while (queue[0]) {
      if (store.get().conflict) return;
      if (store.get().status.type !== 'saving') store.set({ status: { type: 'saving' } });
      if (!(await sendFirst(queue[0]))) return;
    }
    store.set({ status: { type: 'saved' } });
  };
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    while (sending) await sending;
    if (queue.length > 0) {
      sending = send()
        .catch(fail)
        .finally(() => {
          sending = undefined;
        });
      await sending;
    }
    return queue.length === 0;
  };

  return {
    add(change, now = false) {
      const document = store.get().documents.get(change.file);
      if (document) store.set({ documents: withDocument(store.get(), change.file, withChange(document, change)) });
      keep(enqueue(queue, { ...change, startedAt: Date.now() }));
      store.set({ status: { type: 'saving' } });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), now ? 0 : PAUSE);
    },
    learn,
    hashOf: (file) => known.get(file)?.hash,
    flush,
    fail,
    waits: (file) => queue.some((change) => change.file === file),
    async resolve(value) {
      const { conflict } = store.get();
      if (!conflict) return;
      const [change, ...rest] = queue;
      const { answer } = conflict;
      if (value === undefined || !change) keep(rest);
      else if (change.text && typeof answer.theirs === 'string' && typeof value === 'string') {
        keep([{ ...change, text: { base: answer.theirs, wanted: value } }, ...rest]);
      } else {
        const operations = (change.operations ?? []).map((operation) => {
          if (operation.pointer !== answer.pointer) return operation;
          return { type: 'set' as const, pointer: operation.pointer, value, oldValue: answer.theirs };
        });
        keep([{ ...change, operations }, ...rest]);
      }
      store.set({ conflict: undefined });
      learn(await read(answer.file));
      await flush();
      if (queue.length === 0) store.set({ status: { type: 'saved' } });
    },
    async restore() {
      for (const change of storedPending()) {
        learn(await read(change.file));
        this.add(change, true);
      }
    },
  };
}

/** An operation whose old value is what has been saved meanwhile. */
function withSaved<O extends { pointer: string }>(operation: O, saved: PendingChange): O {
  const before = saved.operations?.find(({ pointer }) => pointer === operation.pointer);
  if (!before) return operation;
  const { oldValue: _, ...rest } = operation as O & { oldValue?: Json };
  return before.type === 'set' ? ({ ...rest, oldValue: before.value } as unknown as O) : (rest as unknown as O);
}
