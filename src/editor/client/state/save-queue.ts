import { diffTexts } from '../../../edit/diff-text.ts';
import type { Json } from '../../../edit/json-operation.ts';
import type { ApplyAnswer, EditedDocument, Saved, SourceId } from '../../protocol.ts';
import { CallError, type call as callServer } from '../calls/call.ts';
import { words } from '../words/words.ts';
import type { KeptQueue } from './kept-queue.ts';
import {
  composeEdits,
  type Doing,
  dependsOn,
  isTyping,
  merged,
  type OwnChange,
  type OwnTravel,
  textOf,
  withChange,
} from './own-changes.ts';
import type { EditorState, Store } from './state.ts';

/** A change is saved so long after the last key, in milliseconds. */
const PAUSE = 150;

/** A server that does not answer, or a disk that cannot be written, is tried again after so many milliseconds. */
const AGAIN = 2000;

export interface SaveQueue {
  /** Takes over a change that is to be shown at once. `now` does not wait for a pause in typing. */
  add(doing: Doing, now?: boolean): void;
  /** Takes back the last step, or carries it out again, once all that was typed before is saved. */
  travel(direction: OwnTravel['travel']): Promise<ApplyAnswer>;
  /** Takes over a file as the server has just read it. */
  learn(document: EditedDocument): void;
  /** Takes note of the state that a file has on the disk now, and reads it where that is another one. */
  hear(file: SourceId, hash: string): void;
  /** Reads a file that is open. */
  refresh(file: SourceId): Promise<void>;
  /** The document that a file has on the disk, as far as is known. */
  newest(file: SourceId): EditedDocument | undefined;
  /** Sends all that waits; resolves with whether all of it is on the disk. */
  flush(): Promise<boolean>;
  /** Says that a call has failed, and what to do. */
  fail(error: unknown): void;
  /** Whether something waits for the server. */
  waits(): boolean;
  /** While an input method composes a word in a file, nothing of that file is sent, and nothing else put into it. */
  compose(file: SourceId, isComposing: boolean): void;
  /** Ends a conflict: writes a value in spite of the other program, or lets that of the other program stand. */
  resolve(value: Json | undefined): Promise<void>;
  /** Sends again what was refused, or gives it up. */
  retry(): Promise<void>;
  discard(): Promise<void>;
  /** Takes up what tabs that are closed have left. */
  restore(): void;
}

interface Options {
  store: Store<EditorState>;
  call: typeof callServer;
  kept: KeptQueue;
  onSaved(answer: Saved): void;
}

const isChange = (one: OwnChange | OwnTravel | undefined): one is OwnChange => one !== undefined && 'file' in one;

const bodyOf = ({ text, bodyOffset = 0 }: EditedDocument) => text.slice(bodyOffset);

/** What is refused stays on the screen where that does no harm: an item that is not there would shift the others. */
const isShown = ({ stopped, operations = [], body }: OwnChange) =>
  !stopped || body !== undefined || (!stopped.conflict && operations.every(isTyping));

/**
 * Sends changes one after the other, a short while after the last key, and keeps them until they are answered. A file is
 * shown as the server has answered it, with the changes that are not answered yet. As long as there are any, what others
 * have changed in it waits, so that nothing here is ever moved: the server knows the state that each change was made upon.
 */
export function createSaveQueue({ store, call, kept, onSaved }: Options): SaveQueue {
  /** The state of each file that what is done next is made upon, and the one on the disk. */
  const seen = new Map<SourceId, EditedDocument>();
  const newest = new Map<SourceId, EditedDocument>();
  /** States on the disk that the server has named last. */
  const heard = new Map<SourceId, string>();
  const waiters = new Map<string, (answer: ApplyAnswer) => void>();
  let queue: (OwnChange | OwnTravel)[] = [];
  let composing: SourceId | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;

  const changes = () => queue.filter(isChange);
  const changesOf = (file: SourceId) => changes().filter((one) => one.file === file && !one.isTakenUp);
  const stoppedOnes = () => changes().filter(({ stopped }) => stopped && !stopped.conflict);
  const keep = (next: (OwnChange | OwnTravel)[]) => {
    queue = next;
    kept.keep(queue);
    const clash = changes().find(({ stopped }) => stopped?.conflict);
    const { conflict } = store.get();
    if (clash?.id === conflict?.id) return;
    const answer = clash?.stopped?.conflict;
    const own = clash?.body && seen.get(clash.file);
    const shown = own && { yours: bodyOf(withChange(own, clash)) };
    store.set({ conflict: clash && answer && { id: clash.id, answer: { ...answer, ...shown } } });
  };
  const replace = (id: string, change: OwnChange) => keep(queue.map((one) => (one.id === id ? change : one)));
  /** Lets what was made upon the result of a change be made upon another state. */
  const relink = (id: string, base: OwnChange['base']) =>
    keep(
      queue.map((one) =>
        isChange(one) && typeof one.base !== 'string' && one.base.after === id ? { ...one, base } : one,
      ),
    );

  const isHeld = (file: SourceId) =>
    composing === file || changesOf(file).some(({ stopped, body }) => !stopped || body !== undefined);
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

  const sendLater = () => {
    clearTimeout(timer);
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

  /** Puts a change aside, with all that cannot be carried out without it. The rest goes on. */
  const stop = (id: string, stopped: NonNullable<OwnChange['stopped']>) => {
    const change = changes().find((one) => one.id === id);
    if (!change) return;
    const later = changes().slice(changes().indexOf(change) + 1);
    let whole: OwnChange = { ...change, stopped };
    const aside = [change];
    relink(id, change.base);
    for (const { id: other } of later) {
      const one = changes().find((next) => next.id === other);
      if (!one || one.file !== change.file || one.isTakenUp !== change.isTakenUp || one.stopped) continue;
      const without = aside.find((next) => dependsOn(one, next));
      if (!without) continue;
      relink(other, one.base);
      if (whole.body && one.body) {
        whole = { ...whole, body: composeEdits(whole.body, one.body) };
        keep(queue.filter((next) => next !== one));
      } else {
        aside.push(one);
        replace(other, { ...one, base: { after: without.id }, stopped: { message: stopped.message } });
      }
    }
    replace(id, whole);
  };

  const answered = (change: OwnChange, base: string, { own, documents }: Pick<Saved, 'own' | 'documents'>) => {
    const { id, file } = change;
    const hash = own[file] ?? base;
    const before = seen.get(file);
    if (before && !change.isTakenUp) seen.set(file, { ...withChange(before, change), hash });
    relink(id, hash);
    keep(queue.filter((one) => one.id !== id));
    for (const document of documents) newest.set(document.file, document);
    takeOver(file);
  };
  /** Sends a change; gives the words of a refusal that may pass. */
  const sendChange = async (change: OwnChange): Promise<string | undefined> => {
    const { id, file, label, field, startedAt, base, operations = [], body = [], edits = [] } = change;
    if (typeof base !== 'string') {
      stop(id, { message: words.withoutItsBase });
      return undefined;
    }
    if (operations.length + body.length + edits.length === 0) {
      answered(change, base, { own: {}, documents: [] });
      return undefined;
    }
    const sent: OwnChange = { ...change, isSent: true };
    replace(id, sent);
    const request = { id, label, field, startedAt, changes: [{ file, baseHash: base, operations, body, edits }] };
    const answer = await call('apply', request).catch((error: unknown): ApplyAnswer => {
      if (!(error instanceof CallError) || error.reason === 'unreachable' || error.reason === 'token') throw error;
      return { status: 'refused', message: error.message };
    });
    if (answer.status === 'saved') {
      answered(sent, base, answer);
      onSaved(answer);
    } else if (answer.status === 'conflict') {
      newest.set(file, answer.document);
      stop(id, { message: answer.message, conflict: answer });
      takeOver(file);
    } else if (answer.mayPass) return answer.message;
    else {
      stop(id, { message: answer.message });
      takeOver(file);
    }
    return undefined;
  };
  const sendTravel = async ({ id, travel }: OwnTravel) => {
    const answer = await call(travel, { id }).catch((error: unknown): ApplyAnswer => {
      if (!(error instanceof CallError) || error.reason === 'unreachable' || error.reason === 'token') throw error;
      return { status: 'refused', message: error.message };
    });
    keep(queue.filter((one) => one.id !== id));
    if (answer.status === 'saved') {
      for (const document of answer.documents) learn(document);
      // The first answer was lost, and with it what this was about.
      if (answer.documents.length === 0) await Promise.all([...seen.keys()].map(refresh));
      onSaved(answer);
    }
    waiters.get(id)?.(answer);
    waiters.delete(id);
  };

  const send = async () => {
    /** Files that cannot be written now: what is of others does not wait for them. */
    const unwritten = new Map<SourceId, string>();
    for (;;) {
      const next = queue.find(
        (one) => !isChange(one) || (!one.stopped && !unwritten.has(one.file) && one.file !== composing),
      );
      if (!next) break;
      if (store.get().status.type !== 'saving') store.set({ status: { type: 'saving' } });
      if (!isChange(next)) await sendTravel(next);
      else {
        const refusal = await sendChange(next);
        if (refusal !== undefined) unwritten.set(next.file, refusal);
      }
    }
    const [message] = unwritten.values();
    const [refused] = stoppedOnes();
    if (message !== undefined) {
      store.set({ status: { type: 'failed', reason: 'unwritten', message } });
      sendLater();
    } else if (refused) {
      const texts = stoppedOnes().map((one) => {
        const document = one.body && seen.get(one.file);
        return document ? bodyOf(withChange(document, one)) : textOf(one);
      });
      const text = texts.join('\n\n');
      store.set({ status: { type: 'failed', reason: 'refused', message: refused.stopped?.message ?? '', text } });
    } else store.set({ status: { type: changes().some(({ file }) => file === composing) ? 'saving' : 'saved' } });
  };
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    while (sending) await sending;
    sending = send()
      .catch(fail)
      .finally(() => {
        sending = undefined;
      });
    await sending;
    return queue.length === 0;
  };
  const sendSoon = (now: boolean) => {
    store.set({ status: { type: 'saving' } });
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), now ? 0 : PAUSE);
  };

  return {
    add(doing, now = false) {
      const { file, field } = doing;
      const refused = stoppedOnes().find((one) => one.file === file && one.field === field && !one.isTakenUp);
      const last = queue.at(-1);
      const open = isChange(last) && !last.isSent && !last.isTakenUp && !last.stopped ? last : undefined;
      const before = refused ?? open;
      const whole = before && merged(before, doing);
      if (before && whole) {
        // What was refused is another request from now on.
        const { stopped: _, isSent: __, ...rest } = whole;
        const id = refused ? crypto.randomUUID() : before.id;
        replace(before.id, { ...rest, id });
        relink(before.id, { after: id });
      } else {
        const previous = changesOf(file).findLast(({ stopped }) => !stopped);
        const base = previous ? { after: previous.id } : (seen.get(file)?.hash ?? '');
        keep([...queue, { ...doing, id: crypto.randomUUID(), startedAt: Date.now(), base }]);
      }
      show(file);
      sendSoon(now);
    },
    travel(direction) {
      const id = crypto.randomUUID();
      keep([...queue, { id, travel: direction }]);
      const answer = new Promise<ApplyAnswer>((resolve) => waiters.set(id, resolve));
      void flush();
      return answer;
    },
    learn,
    hear(file, hash) {
      heard.set(file, hash);
      if (seen.has(file) && newest.get(file)?.hash !== hash && !isHeld(file)) void refresh(file);
    },
    refresh,
    newest: (file) => newest.get(file),
    flush,
    fail,
    waits: () => queue.some((one) => !isChange(one) || !one.stopped),
    compose(file, isComposing) {
      if (isComposing) composing = file;
      else if (composing === file) composing = undefined;
      if (isComposing) return;
      takeOver(file);
      if (changesOf(file).length > 0) void flush();
    },
    async resolve(value) {
      const { conflict } = store.get();
      const change = changes().find(({ id }) => id === conflict?.id);
      const answer = change?.stopped?.conflict;
      if (!change || !answer) return;
      const { document, pointer, theirs } = answer;
      const { file, stopped: _, isSent: __, ...rest } = change;
      const own = { ...rest, file, id: crypto.randomUUID(), base: document.hash };
      // A text that was held back for this goes on from the other program's.
      if (change.body) seen.set(file, document);
      keep(queue.filter((one) => one !== change));
      if (value !== undefined && change.body && typeof value === 'string') {
        keep([...queue, { ...own, body: diffTexts(bodyOf(document), value) }]);
      } else if (value !== undefined && change.operations) {
        const seenThere = theirs === null ? {} : { oldValue: theirs };
        const operations = change.operations.map((operation) =>
          operation.pointer === pointer || !isTyping(operation)
            ? { type: 'set' as const, pointer: pointer ?? operation.pointer, value, ...seenThere }
            : { ...operation },
        );
        keep([...queue, { ...own, operations }]);
      }
      takeOver(file);
      await flush();
    },
    async retry() {
      for (const { stopped: _, ...change } of stoppedOnes()) replace(change.id, change);
      await flush();
    },
    async discard() {
      const [first] = stoppedOnes();
      if (!first) return;
      keep(queue.filter((one) => !(isChange(one) && one.file === first.file && one.stopped && !one.stopped.conflict)));
      takeOver(first.file);
      await flush();
    },
    restore() {
      kept.adopt((left) => {
        keep([...queue, ...left.map((one) => (isChange(one) ? { ...one, isTakenUp: true as const } : one))]);
        void flush();
      });
    },
  };
}
