import type { Json } from '../../../edit/json-operation.ts';
import type { TextEdit } from '../../../edit/text-edit.ts';
import type { ApplyAnswer, EditorProblem, FieldOperation, SourceId } from '../../protocol.ts';
import { call, listen } from '../calls/call.ts';
import { words } from '../words/words.ts';
import { createEffects, type EditorSetup, type Effects } from './effects.ts';
import { inputCount } from './inputs.ts';
import { openKeptQueue } from './kept-queue.ts';
import type { AuthorEdit } from './own-changes.ts';
import { type EditorPlace, placeOfRoute, routeOfSelection, selectionOf } from './selection.ts';
import { createStore, type EditorState, openedState, type Store } from './state.ts';

interface OpenOptions {
  /** Whether the preview stays on its current page. */
  keepPage?: boolean;
  /** Whether the place was chosen in the preview, which then keeps its position. */
  isInSight?: boolean;
  /** Number of inputs at the time of the request, if that was earlier. */
  since?: number;
}

export interface Editor extends Omit<Effects, 'undoOrRedo'> {
  store: Store<EditorState>;
  /** Opens a place in the form, and the page that shows it in the preview. If that fails, the status says why. */
  open(place: EditorPlace, options?: OpenOptions): Promise<void>;
  /** Scrolls the preview to the place of a field, and outlines this place. */
  point(place: { file: SourceId; pointer: string }): void;
  /** Shows a page in the preview, and its form. */
  show(route: string): void;
  change(file: SourceId, operations: readonly FieldOperation[], step: { label: string; field?: string }): void;
  /** Applies edits of the Markdown after front matter. */
  typeText(file: SourceId, body: TextEdit[], label: string): void;
  /** Applies the correction of a problem, after everything that is being saved. */
  correct(problem: EditorProblem): Promise<void>;
  /** Removes the mark of a placeholder: its content is no longer provisional. */
  unmark(placeholder: Pick<EditorProblem, 'file' | 'pointer'>, what: string): Promise<void>;
  undo(): Promise<ApplyAnswer>;
  redo(): Promise<ApplyAnswer>;
  /**
   * While an input method composes a word in a file, no change of that file is sent, and no other change is applied to
   * it.
   */
  compose(file: SourceId, isComposing: boolean): void;
  /** Ends a conflict: overwrites the other program's value, or keeps it if `value` is `undefined`. */
  resolve(value: Json | undefined): Promise<boolean>;
  /** `retry` sends refused changes again; `discard` drops them. */
  retry(): Promise<boolean>;
  discard(): Promise<boolean>;
  /** Adopts the changes that closed tabs have left. */
  adopt(): void;
  notify(notice: string): void;
  /** Copies a text to the clipboard, and shows a notice. */
  copy(text: string): Promise<void>;
}

/** Creates the commands of an editor. They turn the author's actions into events. */
export function createEditor({ store, call, kept }: EditorSetup): Editor {
  const { dispatch, read, whenSaved, undoOrRedo, ...effects } = createEffects({ store, call, kept });
  const add = (edit: AuthorEdit, isWhole: boolean) =>
    dispatch({ type: 'typed', at: Date.now(), id: crypto.randomUUID(), edit, isWhole });
  const requestUndo = async (direction: 'undo' | 'redo', done: (label: string) => string) => {
    const answer = await undoOrRedo(direction);
    store.set({ notice: answer.status === 'saved' ? done(answer.step?.label ?? '') : answer.message });
    return answer;
  };
  const open: Editor['open'] = async (place, { keepPage = false, isInSight = false, since = inputCount() } = {}) => {
    if (place.file !== 'images' && !(await read(place.file))) return;
    // If the author has typed or clicked in a field since the request, stay there: opening a form late would move the
    // focus.
    if (inputCount() !== since) return;
    const selection = selectionOf(place, isInSight);
    const route = routeOfSelection(store.get().tree, selection);
    store.set({ selection, ...(route && !keepPage && { route }) });
  };
  return {
    ...effects,
    store,
    dispatch,
    read,
    whenSaved,
    open,
    point: (place) => store.set({ pointed: selectionOf(place) }),
    show(route) {
      store.set({ route });
      void open(placeOfRoute(store.get().tree, route), { keepPage: true, isInSight: true });
    },
    change(file, operations, { label, field }) {
      const name = field ?? `${operations[0]?.type}:${operations[0]?.pointer}:${Date.now()}`;
      add({ file, label, field: name, operations }, field === undefined);
    },
    typeText: (file, body, label) => add({ file, label, field: `text:${file}`, body }, false),
    async correct({ file, correction }) {
      if (!file || !correction || !(await read(file))) return;
      const { edit, hash } = correction;
      const field = `correction:${hash}:${edit.start}`;
      add({ file, label: words.labels.correction, field, correction: { edit, hash } }, true);
    },
    async unmark({ file, pointer }, what) {
      if (!file || pointer === undefined || !(await read(file))) return;
      const label = words.labels.replaced(what);
      const operations = [{ type: 'unset', pointer, oldValue: true } as const];
      add({ file, label, field: `placeholder:${pointer}:${Date.now()}`, operations }, true);
    },
    undo: () => requestUndo('undo', words.undone),
    redo: () => requestUndo('redo', words.redone),
    compose: (file, isComposing) => dispatch({ type: 'composing', file, isComposing }),
    resolve(value) {
      dispatch({ type: 'resolved', id: crypto.randomUUID(), value });
      return whenSaved();
    },
    retry() {
      dispatch({ type: 'retried' });
      return whenSaved();
    },
    discard() {
      dispatch({ type: 'discarded' });
      return whenSaved();
    },
    adopt: () => kept.adopt((queue) => dispatch({ type: 'adopted', queue })),
    notify: (notice) => store.set({ notice }),
    async copy(text) {
      await navigator.clipboard.writeText(text);
      store.set({ notice: words.textCopied });
    },
  };
}

/** Opens the site and follows its changes. */
export async function connectEditor(): Promise<Editor> {
  // Listen before anything is read, so that no later change is missed.
  const follow = await listen();
  const editor = createEditor({ store: createStore(openedState(await call('site', {}))), call, kept: openKeptQueue() });
  const { dispatch } = editor;
  if (!(await editor.read('manifest'))) throw new Error('The manifest cannot be opened');
  follow(
    ({ byOther, ...news }) => dispatch({ type: 'stateAnnounced', at: Date.now(), news, byOther }),
    () => void editor.readSite(),
  );
  addEventListener('pagehide', editor.leave);
  // The author may have logged in again in another tab.
  addEventListener('focus', () => {
    const { status } = editor.store.get();
    if (status.type === 'failed' && status.reason === 'login') void editor.whenSaved();
  });
  return editor;
}
