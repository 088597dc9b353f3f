import type { TextEdit } from '../../../edit/text-edit.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import type { TextRange } from '../../../text/range.ts';
import type { ApplyAnswer, EditedDocument, EditorProblem, FieldOperation, Saved, SourceId } from '../../protocol.ts';
import { call, listen } from '../calls/call.ts';
import { words } from '../words/words.ts';
import { inputs } from './inputs.ts';
import { openKeptQueue } from './kept-queue.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';
import { pageAt, placeOfRoute, routeOf, selectionOf } from './selection.ts';
import { createStore, type EditorState, type Store } from './state.ts';

/** The list of pages follows what was typed after so many milliseconds. */
const LIST_PAUSE = 500;

/** While not every rule has looked at the files, what they say is asked for again after so many milliseconds. */
const CHECK_PAUSE = 2000;

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
  /** How much had been typed when it was asked for, if that is not now. */
  since?: number;
}

export interface Editor {
  store: Store<EditorState>;
  queue: SaveQueue;
  /** Opens a place in the form, and the page that shows it in the preview. */
  open(place: EditorPlace, options?: OpenOptions): Promise<void>;
  /** Shows a page in the preview, and its form. */
  show(route: string): void;
  change(file: SourceId, operations: FieldOperation[], step: { label: string; field?: string }): void;
  /** Takes over what was typed into the Markdown behind the front matter. */
  typeText(file: SourceId, body: TextEdit[], label: string): void;
  correct(problem: EditorProblem): Promise<void>;
  /** Takes away the mark of a placeholder: what stands there is no longer provisional. */
  unmark(placeholder: EditorProblem, what: string): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Takes over the answer to a change that another call has made. */
  accept(answer: ApplyAnswer): void;
  /** Reads a list that is not kept up to date, because nothing shows it all the time. */
  load(list: 'targets' | 'media'): Promise<void>;
  notify(notice: string): void;
  /** Asks for the list of pages at once. */
  refresh(): Promise<void>;
}

/** Opens the site and keeps up with it. */
export async function openEditor(): Promise<Editor> {
  // Before anything is read, so that no change is missed that comes after it.
  const follow = await listen();
  const [site, manifest, described] = await Promise.all([
    call('site', {}),
    call('document', { file: 'manifest' }),
    call('schema', { file: 'manifest', pointer: '' }),
  ]);
  const { tree, problems, checked, journal, broken } = site;
  if (!tree) throw new Error('The first answer has the list');
  const home = tree.pages[0];
  const store = createStore<EditorState>({
    tree,
    targets: [],
    media: [],
    schemas: { site: described.schema },
    documents: new Map([[manifest.file, manifest]]),
    problems,
    checked,
    journal,
    selection: undefined,
    route: home ? (home.example ?? home.route) : '/',
    status: { type: 'saved' },
    conflict: undefined,
    broken,
    notice: '',
    revision: 0,
  });
  const read = (file: SourceId): Promise<EditedDocument> => call('document', { file });

  let listTimer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let known = site.hash;
  const loadList = async () => {
    clearTimeout(listTimer);
    asked += 1;
    const own = asked;
    const fresh = await call('site', { known }).catch(() => undefined);
    // An answer from before the latest change says of problems and undoing what is no longer so.
    if (own !== asked) return;
    if (fresh) {
      const { hash, tree: changed, problems, checked, journal } = fresh;
      known = hash;
      store.set({ ...(changed && { tree: changed }), problems, checked, journal });
    }
    // The server tells when they have; this finds out too if the connection was lost just then.
    if (!fresh?.checked) refreshList(CHECK_PAUSE);
  };
  const refreshList = (pause = LIST_PAUSE) => {
    clearTimeout(listTimer);
    asked += 1;
    listTimer = setTimeout(() => void loadList(), pause);
  };
  const onSaved = async ({ problems, journal, checked, step }: Saved) => {
    store.set({ problems, journal, checked });
    const isWide = step !== undefined && step.files.length > 1;
    if (isWide) {
      // It may have made files, removed some, and changed the address of the page that is shown.
      await loadList();
      const { tree, documents, selection, route: shown } = store.get();
      const listed = [...tree.sections.flatMap(({ guides }) => guides), ...tree.texts].map(({ file }) => file);
      const isGone =
        selection && /^(?:guide|text):/.test(selection.file) && !listed.some((file) => file === selection.file);
      if (isGone) store.set({ selection: undefined });
      await Promise.all(listed.filter((file) => documents.has(file)).map(queue.refresh));
      // In the place of a page that is gone stands the one above it.
      const above = pageAt(tree, shown.slice(0, shown.lastIndexOf('/')))?.route ?? '/';
      const route = isGone ? above : selection && routeOf(tree, selection);
      if (route) store.set({ route });
    }
    store.set({ revision: store.get().revision + 1 });
    if (!isWide) refreshList();
  };
  const queue = createSaveQueue({ store, call, kept: openKeptQueue(), onSaved: (answer) => void onSaved(answer) });
  queue.learn(manifest);

  const accept = (answer: ApplyAnswer) => {
    if (answer.status !== 'saved') return store.set({ notice: answer.message });
    for (const document of answer.documents) if (store.get().documents.has(document.file)) queue.learn(document);
    void onSaved(answer);
  };
  const travel = async (direction: 'undo' | 'redo', done: (label: string) => string) => {
    const answer = await queue.travel(direction);
    if (answer.status !== 'saved') return store.set({ notice: answer.message });
    store.set({ notice: done(answer.step?.label ?? '') });
  };

  const loadSchema = async ({ file, schema }: EditedDocument) => {
    if (!schema || store.get().schemas[schema]) return;
    const { schema: found } = await call('schema', { file, pointer: '' });
    store.set({ schemas: { ...store.get().schemas, [schema]: found as Schema } });
  };
  const readOnce = async (file: SourceId) => {
    if (store.get().documents.has(file)) return;
    const document = await read(file);
    await loadSchema(document);
    queue.learn(document);
  };
  const open: Editor['open'] = async (place, { keepPage = false, isInSight = false, since = inputs() } = {}) => {
    if (place.file !== 'images') await readOnce(place.file);
    // Whoever has gone on typing in another field keeps it: a form that comes late would take their keys.
    if (inputs() !== since) return;
    const selection = selectionOf(place, isInSight);
    const route = routeOf(store.get().tree, selection);
    store.set({ selection, ...(route && !keepPage && { route }) });
  };

  follow(
    (event) => {
      if (event.type === 'problems') store.set({ problems: event.problems, checked: true });
      else if (event.type === 'broken') {
        const { type: _, ...broken } = event;
        store.set({ broken });
        // Whether it can still be changed here, the file itself says.
        const shown = broken.file ?? 'manifest';
        if (store.get().documents.has(shown)) void queue.refresh(shown);
      } else if (event.type === 'recovered') {
        store.set({ broken: undefined });
        for (const file of store.get().documents.keys()) void queue.refresh(file).then(queue.flush);
        refreshList();
      } else {
        const { hashes, removed, byOther } = event;
        for (const [file, hash] of Object.entries(hashes)) queue.hear(file as SourceId, hash ?? '');
        for (const file of removed) if (store.get().documents.has(file)) void queue.refresh(file);
        if (!byOther) return;
        store.set({ revision: store.get().revision + 1, notice: words.byOther });
        refreshList();
      }
    },
    () => {
      refreshList();
      for (const file of store.get().documents.keys()) void queue.refresh(file);
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
    typeText: (file, body, label) => queue.add({ file, label, field: `text:${file}`, body }),
    async correct({ file, correction }) {
      if (!file || !correction || !(await queue.flush())) return;
      // The problems were found in what is on the disk.
      await readOnce(file);
      queue.add(
        { file, label: words.labels.correction, field: `correction:${Date.now()}`, edits: [correction.edit] },
        true,
      );
    },
    async unmark({ file, pointer }, what) {
      if (!file || pointer === undefined) return;
      await readOnce(file);
      const label = words.labels.replaced(what);
      const operations = [{ type: 'unset', pointer, oldValue: true } as const];
      queue.add({ file, label, field: `placeholder:${pointer}:${Date.now()}`, operations }, true);
    },
    undo: () => travel('undo', words.undone),
    redo: () => travel('redo', words.redone),
    accept,
    load: (list) =>
      call(list, {}).then(
        (answer) => store.set(answer),
        // Saving says that the server is away.
        () => undefined,
      ),
    notify: (notice) => store.set({ notice }),
    refresh: loadList,
  };
}
