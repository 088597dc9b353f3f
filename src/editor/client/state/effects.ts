import type { Calls } from '../../calls.ts';
import type { ApplyAnswer, SourceId } from '../../protocol.ts';
import { CallError, type call as callServer } from '../calls/call.ts';
import type { KeptQueue } from './kept-queue.ts';
import { type EditorEvent, next } from './next.ts';
import { isChange, type Queued } from './own-changes.ts';
import { type EditorState, type Store, schemaOf } from './state.ts';

type Effect =
  | { type: 'storeQueue' }
  | { type: 'send'; one: Queued }
  | { type: 'readFile'; file: SourceId; read: number }
  | { type: 'readSite' }
  | { type: 'wakeAt'; at: number | undefined };

const wakeOf = ({ saveAt, listAt }: EditorState): number | undefined => {
  const soonest = Math.min(saveAt ?? Number.POSITIVE_INFINITY, listAt ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(soonest) ? soonest : undefined;
};

/** Returns the effects of a transition in order: a change is stored before it is sent. */
export function effectsOf(before: EditorState, after: EditorState): Effect[] {
  const effects: Effect[] = [];
  if (after.queue !== before.queue) effects.push({ type: 'storeQueue' });
  const one = after.sending === before.sending ? undefined : after.queue.find(({ id }) => id === after.sending);
  if (one) effects.push({ type: 'send', one });
  for (const [file, read] of after.reads)
    if (before.reads.get(file) !== read) effects.push({ type: 'readFile', file, read });
  if (after.siteReads !== before.siteReads) effects.push({ type: 'readSite' });
  const at = wakeOf(after);
  if (at !== wakeOf(before)) effects.push({ type: 'wakeAt', at });
  return effects;
}

/** Calls that change the site without a field. */
type Writing =
  | 'structure'
  | 'picture-add'
  | 'spelling-add'
  | 'publish'
  | 'publish-join'
  | 'publish-revert'
  | 'publish-take-back';

export interface Effects {
  /** Applies an event to the state, and runs its effects. */
  dispatch(event: EditorEvent): void;
  /** Reads a file unless it is open. Resolves with whether it is open afterwards; if not, the status says why. */
  read(file: SourceId): Promise<boolean>;
  /** Sends all waiting changes; resolves with whether all of them are on disk. */
  whenSaved(): Promise<boolean>;
  /**
   * Makes a change that no field makes, and shows it once it is saved. Call `whenSaved` before if the change depends on
   * typed texts.
   * @param beforeShown runs between the answer that it is saved and its effect on the open files
   * @throws {CallError} if the call fails
   */
  write<N extends Writing>(
    name: N,
    request: Calls[N]['request'],
    beforeShown?: () => Promise<void>,
  ): Promise<Calls[N]['answer']>;
  /** Undoes or redoes the last step, once earlier changes are saved. */
  undoOrRedo(direction: 'undo' | 'redo'): Promise<ApplyAnswer>;
  /** Reads the list of pages now. */
  readSite(): Promise<void>;
  /** Reads a list that is not kept up to date, because it is not always shown. */
  load(list: 'targets' | 'media'): Promise<void>;
  /** Shows that a call has failed, and what to do. */
  fail(error: unknown): void;
  /** Sends the waiting changes when the page closes. Those that do not arrive are kept for the next tab. */
  leave(): void;
}

/** Dependencies of an editor. */
export interface EditorSetup {
  store: Store<EditorState>;
  call: typeof callServer;
  kept: KeptQueue;
}

/**
 * Runs the transitions of the editor and their effects. The calls, the timers and the storage of its queue are here.
 */
export function createEffects({ store, call, kept }: EditorSetup): Effects {
  const answers = new Map<string, (answer: ApplyAnswer) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeaving = false;

  const reportFailure = (error: unknown, of?: Extract<EditorEvent, { type: 'callFailed' }>['of']) => {
    const reason = error instanceof CallError ? error.reason : 'failed';
    const { message } = error as Error;
    dispatch({ type: 'callFailed', at: Date.now(), reason, message, ...(of !== undefined && { of }) });
  };
  const sendToServer = (one: Queued): Promise<ApplyAnswer> => {
    if (!isChange(one)) return call(one.direction, { id: one.id });
    const { id, file, label, field, startedAt, base, operations = [], body = [], correction } = one;
    const edits = correction ? [correction.edit] : [];
    const changes = [{ file, baseHash: base as string, operations, body, edits }];
    return call('apply', { id, label, field, startedAt, changes }, isLeaving);
  };
  const send = async (one: Queued) => {
    try {
      const answer = await sendToServer(one).catch((error: unknown): ApplyAnswer => {
        if (!(error instanceof CallError) || ['unreachable', 'token', 'login'].includes(error.reason)) throw error;
        return { status: 'refused', message: error.message };
      });
      dispatch({ type: 'answered', at: Date.now(), id: one.id, answer });
      answers.get(one.id)?.(answer);
      answers.delete(one.id);
    } catch (error) {
      reportFailure(error, 'queue');
    }
  };
  const readFile = async (file: SourceId, read: number) => {
    try {
      const isDescribed = file === 'lexicon' || schemaOf(store.get(), file) !== undefined;
      const [edited, described] = await Promise.all([
        call('document', { file }),
        isDescribed ? undefined : call('schema', { file, pointer: '' }),
      ]);
      dispatch({ type: 'fileRead', read, document: edited, schema: described?.schema });
    } catch (error) {
      const isGone = error instanceof CallError && error.reason === 'unknown';
      if (isGone) dispatch({ type: 'fileGone', read, file, message: error.message });
      else reportFailure(error, file);
    }
  };
  const readSite = async () => {
    const { list, files } = store.get();
    try {
      const site = await call('site', { known: list, files: [...files.keys()] });
      dispatch({ type: 'siteRead', at: Date.now(), site });
    } catch (error) {
      reportFailure(error, 'site');
    }
  };
  const wakeAt = (at: number | undefined) => {
    clearTimeout(timer);
    if (at !== undefined) timer = setTimeout(() => dispatch({ type: 'timerFired', at }), Math.max(0, at - Date.now()));
  };
  const run = (effect: Effect) => {
    if (effect.type === 'storeQueue') kept.keep(store.get().queue);
    else if (effect.type === 'send') void send(effect.one);
    else if (effect.type === 'readFile') void readFile(effect.file, effect.read);
    else if (effect.type === 'readSite') void readSite();
    else wakeAt(effect.at);
  };
  const dispatch: Effects['dispatch'] = (event) => {
    const before = store.get();
    const after = next(before, event);
    store.set(after);
    for (const effect of effectsOf(before, after)) run(effect);
  };
  const until = (isFulfilled: (state: EditorState) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const check = () => {
        if (!isFulfilled(store.get())) return;
        end();
        resolve();
      };
      const end = store.subscribe(check);
      check();
    });
  const whenSaved = async () => {
    dispatch({ type: 'saveRequested' });
    await until(({ isDue, sending }) => !isDue && sending === undefined);
    return store.get().queue.length === 0;
  };
  return {
    dispatch,
    async read(file) {
      dispatch({ type: 'opened', file });
      await until(({ reads }) => !reads.has(file));
      return store.get().files.has(file);
    },
    whenSaved,
    async write(name, request, beforeShown) {
      const answer = await call(name, request);
      if (answer.status === 'saved') {
        await beforeShown?.();
        dispatch({ type: 'changed', at: Date.now(), answer });
      }
      return answer;
    },
    undoOrRedo(direction) {
      const id = crypto.randomUUID();
      const answer = new Promise<ApplyAnswer>((resolve) => answers.set(id, resolve));
      dispatch({ type: 'undoRequested', id, direction });
      return answer;
    },
    readSite,
    load: (list) =>
      call(list, {}).then(
        (answer) => store.set(answer),
        // Saving reports that the server is unreachable.
        () => undefined,
      ),
    fail: reportFailure,
    leave() {
      isLeaving = true;
      void whenSaved().finally(() => {
        isLeaving = false;
      });
    },
  };
}
