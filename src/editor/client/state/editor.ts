import type { Schema } from '../../../model/schema/schemas.ts';
import type { TextRange } from '../../../text/range.ts';
import type { ApplyAnswer, EditedDocument, EditorProblem, FieldOperation, SourceId } from '../../protocol.ts';
import { call } from '../calls/call.ts';
import { listen } from '../calls/listen.ts';
import { words } from '../words/words.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';
import { placeOfRoute, routeOf, selectionOf } from './selection.ts';
import { createStore, type EditorState, type Store } from './state.ts';

/** The list of pages follows what was typed after so many milliseconds. */
const LIST_PAUSE = 500;

/** A place of the site that something leads to. */
export interface EditorPlace {
  file: SourceId | 'images';
  pointer?: string;
  range?: TextRange;
}

interface OpenOptions {
  /** The preview stays at its page. */
  keepPage?: boolean;
  /** The place was chosen in the preview, which stays where it is. */
  isInSight?: boolean;
}

export interface Editor {
  store: Store<EditorState>;
  queue: SaveQueue;
  /** Opens a place in the form, and the page that shows it in the preview. */
  open(place: EditorPlace, options?: OpenOptions): Promise<void>;
  /** Shows a page in the preview, and its form. */
  show(route: string): void;
  change(file: SourceId, operations: FieldOperation[], step: { label: string; field?: string }): void;
  /** Takes over what was typed into a text; `base` is the text before. */
  typeText(file: SourceId, text: { base: string; wanted: string }, label: string): void;
  correct(problem: EditorProblem): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Takes over the answer to a change that another call has made. */
  accept(answer: ApplyAnswer): Promise<void>;
  notify(notice: string): void;
}

/** Opens the site and keeps up with it. */
export async function openEditor(): Promise<Editor> {
  const [tree, manifest, described] = await Promise.all([
    call('site', {}),
    call('document', { file: 'manifest' }),
    call('schema', { file: 'manifest', pointer: '' }),
  ]);
  const home = tree.pages[0];
  const store = createStore<EditorState>({
    tree,
    schemas: { site: described.schema },
    documents: new Map([[manifest.file, manifest]]),
    problems: tree.problems,
    checked: tree.checked,
    journal: tree.journal,
    selection: undefined,
    route: home ? (home.example ?? home.route) : '/',
    status: { type: 'saved' },
    conflict: undefined,
    broken: tree.broken,
    notice: '',
    revision: 0,
  });
  const read = (file: SourceId): Promise<EditedDocument> => call('document', { file });

  let listTimer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const refreshList = () => {
    clearTimeout(listTimer);
    asked += 1;
    const own = asked;
    listTimer = setTimeout(async () => {
      const fresh = await call('site', {}).catch(() => undefined);
      // An answer from before the latest change says of problems and undoing what is no longer so.
      if (fresh && own === asked)
        store.set({ tree: fresh, problems: fresh.problems, checked: fresh.checked, journal: fresh.journal });
    }, LIST_PAUSE);
  };
  const queue = createSaveQueue({
    store,
    read,
    onSaved({ problems, journal, checked }) {
      store.set({ problems, journal, checked, revision: store.get().revision + 1 });
      refreshList();
    },
  });
  queue.learn(manifest);

  /** Reads the files anew whose state on the disk is not the one that is known. */
  const readChanged = async (hashes: Partial<Record<SourceId, string>>) => {
    for (const [name, hash] of Object.entries(hashes)) {
      const file = name as SourceId;
      if (!store.get().documents.has(file) || queue.hashOf(file) === hash) continue;
      queue.learn(await read(file));
    }
  };
  const accept = async (answer: ApplyAnswer) => {
    if (answer.status !== 'saved') {
      store.set({ notice: answer.message, status: { type: 'failed', reason: 'refused', message: answer.message } });
      return;
    }
    const { problems, journal, checked, hashes } = answer;
    await readChanged(hashes);
    store.set({ problems, journal, checked, revision: store.get().revision + 1, status: { type: 'saved' } });
    refreshList();
  };
  /** Calls of its own wait until all that was typed is saved. */
  const afterSaving = async (work: () => Promise<ApplyAnswer>): Promise<ApplyAnswer | undefined> => {
    if (!(await queue.flush())) return undefined;
    store.set({ status: { type: 'saving' } });
    try {
      const answer = await work();
      await accept(answer);
      return answer;
    } catch (error) {
      queue.fail(error);
      return undefined;
    }
  };

  const loadSchema = async ({ file, schema }: EditedDocument) => {
    if (!schema || store.get().schemas[schema]) return;
    const { schema: found } = await call('schema', { file, pointer: '' });
    store.set({ schemas: { ...store.get().schemas, [schema]: found as Schema } });
  };
  const open: Editor['open'] = async (place, { keepPage = false, isInSight = false } = {}) => {
    const { file } = place;
    if (file !== 'images' && !store.get().documents.has(file)) {
      const document = await read(file);
      await loadSchema(document);
      queue.learn(document);
    }
    const selection = selectionOf(place, isInSight);
    const route = routeOf(store.get().tree, selection);
    store.set({ selection, ...(route && !keepPage && { route }) });
  };

  listen(
    (event) => {
      if (event.type === 'problems') {
        store.set({ problems: event.problems, checked: true });
        refreshList();
      } else if (event.type === 'broken') {
        const { type: _, ...broken } = event;
        store.set({ broken });
        // Whether it can still be changed here, the file itself says.
        const shown = broken.file ?? 'manifest';
        if (store.get().documents.has(shown)) void read(shown).then(queue.learn);
      } else if (event.type === 'recovered') {
        store.set({ broken: undefined });
        for (const file of store.get().documents.keys()) void read(file).then(queue.learn).then(queue.flush);
        refreshList();
      } else if (event.byOther) {
        const isNew = Object.entries(event.hashes).some(([file, hash]) => queue.hashOf(file as SourceId) !== hash);
        if (!isNew) return;
        store.set({ revision: store.get().revision + 1, notice: words.byOther });
        void readChanged(event.hashes);
        refreshList();
      }
    },
    () => {
      refreshList();
      for (const file of store.get().documents.keys()) void read(file).then(queue.learn);
    },
  );
  addEventListener('pagehide', () => void queue.flush());

  return {
    store,
    queue,
    open,
    show(route) {
      store.set({ route });
      void open(placeOfRoute(store.get().tree, route), { keepPage: true });
    },
    change(file, operations, { label, field }) {
      const name = field ?? `${operations[0]?.type}:${operations[0]?.pointer}:${Date.now()}`;
      queue.add({ file, label, field: name, operations }, field === undefined);
    },
    typeText: (file, text, label) => queue.add({ file, label, field: `text:${file}`, text }),
    async correct({ file, correction }) {
      if (!file || !correction) return;
      await afterSaving(async () => {
        const baseHash = queue.hashOf(file) ?? (await read(file)).hash;
        const changes = [{ file, baseHash, edits: [correction.edit] }];
        return call('apply', { label: words.labels.correction, changes });
      });
    },
    async undo() {
      const label = store.get().journal.undo?.label ?? '';
      const answer = await afterSaving(() => call('undo', {}));
      if (answer?.status === 'saved') store.set({ notice: words.undone(label) });
    },
    async redo() {
      const label = store.get().journal.redo?.label ?? '';
      const answer = await afterSaving(() => call('redo', {}));
      if (answer?.status === 'saved') store.set({ notice: words.redone(label) });
    },
    accept,
    notify: (notice) => store.set({ notice }),
  };
}
