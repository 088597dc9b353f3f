import { diffTexts } from '../../../edit/diff-text.ts';
import type { Json } from '../../../edit/json-operation.ts';
import type { ApplyAnswer, EditedDocument, Saved, SourceId } from '../../protocol.ts';
import { CallError, type call as callServer } from '../calls/call.ts';
import { words } from '../words/words.ts';
import type { KeptQueue } from './kept-queue.ts';
import { createOpenDocuments, type OpenDocuments } from './open-documents.ts';
import {
  type Doing,
  isChange,
  isTyping,
  merged,
  type OwnChange,
  type OwnTravel,
  type Queued,
  relinked,
  replaced,
  textOf,
  withAside,
  withChange,
} from './own-changes.ts';
import type { EditorState, Store } from './state.ts';

/** Debounce before saving, in milliseconds. */
const PAUSE = 150;

/** Delay before trying again if the server does not answer or the disk cannot be written, in milliseconds. */
const AGAIN = 2000;

export interface SaveQueue extends Pick<OpenDocuments, 'learn' | 'hear' | 'refresh' | 'newest'> {
  /** Adds a change and shows it at once. `now` does not wait for a pause in typing. */
  add(doing: Doing, now?: boolean): void;
  /** Undoes or redoes the last step, once earlier changes are saved. */
  travel(direction: OwnTravel['travel']): Promise<ApplyAnswer>;
  /** Sends all waiting changes; resolves with whether all of them are on disk. */
  flush(): Promise<boolean>;
  /** Sends what waits when the page closes. What does not arrive is kept for the next tab. */
  leave(): void;
  /** Shows that a call has failed, and what to do. */
  fail(error: unknown): void;
  /** Whether something waits for the server. */
  waits(): boolean;
  /**
   * While an input method composes a word in a file, no change of that file is sent, and no other change is applied to
   * it.
   */
  compose(file: SourceId, isComposing: boolean): void;
  /** Ends a conflict: writes a value over the other program's, or keeps the other program's. */
  resolve(value: Json | undefined): Promise<void>;
  /** Sends a refused change again, or discards it. */
  retry(): Promise<void>;
  discard(): Promise<void>;
  /** Adopts the changes that closed tabs have left. */
  restore(): void;
}

interface Options {
  store: Store<EditorState>;
  call: typeof callServer;
  kept: KeptQueue;
  onSaved(answer: Saved): void;
}

const bodyOf = ({ text, bodyOffset = 0 }: EditedDocument) => text.slice(bodyOffset);

/**
 * Sends changes one after the other, a short while after the last keystroke, and keeps them until they are answered.
 * The server receives the state on which each of them is based.
 */
export function createSaveQueue({ store, call, kept, onSaved }: Options): SaveQueue {
  const waiters = new Map<string, (answer: ApplyAnswer) => void>();
  let queue: Queued[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | undefined;
  let isLeaving = false;

  const changes = () => queue.filter(isChange);
  const changesOf = (file: SourceId) => changes().filter((one) => one.file === file && !one.isTakenUp);
  const documents = createOpenDocuments({ store, call, changesOf });
  const { seen, takeOver, show, learn, refresh } = documents;
  const stoppedOnes = () => changes().filter(({ stopped }) => stopped && !stopped.conflict);
  const keep = (next: Queued[]) => {
    queue = next;
    kept.keep(queue);
    const clash = changes().find(({ stopped }) => stopped?.conflict);
    const { conflict } = store.get();
    if (clash?.id === conflict?.id) return;
    const answer = clash?.stopped?.conflict;
    const own = clash?.body && seen(clash.file);
    const shown = own && { yours: bodyOf(withChange(own, clash)) };
    store.set({ conflict: clash && answer && { id: clash.id, answer: { ...answer, ...shown } } });
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

  const answered = (change: OwnChange, base: string, answer: Pick<Saved, 'own' | 'documents'>) => {
    const { id, file } = change;
    const hash = answer.own[file] ?? base;
    const before = seen(file);
    if (before && !change.isTakenUp && !change.correction) documents.see({ ...withChange(before, change), hash });
    keep(relinked(queue, id, hash).filter((one) => one.id !== id));
    for (const document of answer.documents) documents.setNewest(document);
    takeOver(file);
  };
  /** Sends a change; returns the message of a refusal that may be temporary. */
  const sendChange = async (change: OwnChange): Promise<string | undefined> => {
    const { id, file, label, field, startedAt, base, operations = [], body = [], correction } = change;
    const edits = correction ? [correction.edit] : [];
    if (typeof base !== 'string') {
      keep(withAside(queue, id, { message: words.withoutItsBase }));
      return undefined;
    }
    if (operations.length + body.length + edits.length === 0) {
      answered(change, base, { own: {}, documents: [] });
      return undefined;
    }
    const sent: OwnChange = { ...change, isSent: true };
    keep(replaced(queue, id, sent));
    const request = { id, label, field, startedAt, changes: [{ file, baseHash: base, operations, body, edits }] };
    const answer = await call('apply', request, isLeaving).catch((error: unknown): ApplyAnswer => {
      if (!(error instanceof CallError) || error.reason === 'unreachable' || error.reason === 'token') throw error;
      return { status: 'refused', message: error.message };
    });
    if (answer.status === 'saved') {
      answered(sent, base, answer);
      onSaved(answer);
    } else if (correction && (answer.status === 'conflict' || !answer.mayPass)) {
      keep(queue.filter((one) => one.id !== id));
      takeOver(file);
      store.set({ notice: answer.status === 'conflict' ? words.correctionOutdated : answer.message });
    } else if (answer.status === 'conflict') {
      documents.setNewest(answer.document);
      keep(withAside(queue, id, { message: answer.message, conflict: answer }));
      takeOver(file);
    } else if (answer.mayPass) return answer.message;
    else {
      keep(withAside(queue, id, { message: answer.message }));
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
      // The first answer was lost, so the changed files are unknown.
      if (answer.documents.length === 0) await Promise.all(documents.files().map(refresh));
      onSaved(answer);
    }
    waiters.get(id)?.(answer);
    waiters.delete(id);
  };

  const send = async () => {
    /** Files that cannot be written now. Changes of other files, and corrections, do not wait for them. */
    const unwritten = new Map<string, string>();
    const keyOf = ({ id, file, correction }: OwnChange) => (correction ? id : file);
    for (;;) {
      const next = queue.find(
        (one) => !isChange(one) || (!one.stopped && !unwritten.has(keyOf(one)) && !documents.isComposed(one.file)),
      );
      if (!next) break;
      if (store.get().status.type !== 'saving') store.set({ status: { type: 'saving' } });
      if (!isChange(next)) await sendTravel(next);
      else {
        const refusal = await sendChange(next);
        if (refusal !== undefined) unwritten.set(keyOf(next), refusal);
      }
    }
    const [message] = unwritten.values();
    const [refused] = stoppedOnes();
    if (message !== undefined) {
      store.set({ status: { type: 'failed', reason: 'unwritten', message } });
      sendLater();
    } else if (refused) {
      const texts = stoppedOnes().map((one) => {
        const document = one.body && seen(one.file);
        return document ? bodyOf(withChange(document, one)) : textOf(one);
      });
      const text = texts.join('\n\n');
      store.set({ status: { type: 'failed', reason: 'refused', message: refused.stopped?.message ?? '', text } });
    } else
      store.set({ status: { type: changes().some(({ file }) => documents.isComposed(file)) ? 'saving' : 'saved' } });
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
  return {
    add(doing, now = false) {
      const { file, field, correction } = doing;
      // It was pressed twice.
      if (correction && changesOf(file).some((one) => one.field === field)) return;
      const refused = stoppedOnes().find((one) => one.file === file && one.field === field && !one.isTakenUp);
      const last = queue.at(-1);
      const open = isChange(last) && !last.isSent && !last.isTakenUp && !last.stopped ? last : undefined;
      const before = refused ?? open;
      const whole = before && merged(before, doing);
      if (before && whole) {
        // A refused change gets a new id: it is another request from now on.
        const { stopped: _, isSent: __, ...rest } = whole;
        const id = refused ? crypto.randomUUID() : before.id;
        keep(relinked(replaced(queue, before.id, { ...rest, id }), before.id, { after: id }));
      } else {
        const previous = changesOf(file).findLast((one) => !one.stopped && !one.correction);
        const base = correction?.hash ?? (previous ? { after: previous.id } : (seen(file)?.hash ?? ''));
        keep([...queue, { ...doing, id: crypto.randomUUID(), startedAt: Date.now(), base }]);
      }
      show(file);
      store.set({ status: { type: 'saving' } });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), now ? 0 : PAUSE);
    },
    travel(direction) {
      const id = crypto.randomUUID();
      keep([...queue, { id, travel: direction }]);
      const answer = new Promise<ApplyAnswer>((resolve) => waiters.set(id, resolve));
      void flush();
      return answer;
    },
    learn,
    hear: documents.hear,
    refresh,
    newest: documents.newest,
    flush,
    leave() {
      isLeaving = true;
      void flush().finally(() => {
        isLeaving = false;
      });
    },
    fail,
    waits: () => queue.some((one) => !isChange(one) || !one.stopped),
    compose(file, isComposing) {
      documents.compose(file, isComposing);
      if (!isComposing && changesOf(file).length > 0) void flush();
    },
    async resolve(value) {
      const { conflict } = store.get();
      const change = changes().find(({ id }) => id === conflict?.id);
      const answer = change?.stopped?.conflict;
      if (!change || !answer) return;
      const { document, pointer, theirs } = answer;
      const { file, stopped: _, isSent: __, ...rest } = change;
      const own = { ...rest, file, id: crypto.randomUUID(), base: document.hash };
      // Edits that waited for this continue from the other program's text.
      if (change.body) documents.see(document);
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
      for (const { stopped: _, ...change } of stoppedOnes()) keep(replaced(queue, change.id, change));
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
