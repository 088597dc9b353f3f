import type { TextEdit } from '../../../edit/text-edit.ts';
import type { Schema } from '../../../model/schema/schemas.ts';
import type { TextRange } from '../../../text/range.ts';
import type {
  ApplyAnswer,
  EditedDocument,
  EditorProblem,
  FieldOperation,
  Saved,
  SiteNews,
  SiteReport,
  SourceId,
} from '../../protocol.ts';
import { call, listen } from '../calls/call.ts';
import { words } from '../words/words.ts';
import { inputs } from './inputs.ts';
import { openKeptQueue } from './kept-queue.ts';
import { createSaveQueue, type SaveQueue } from './save-queue.ts';
import { pageAt, placeOfRoute, routeOf, selectionOf } from './selection.ts';
import { createStore, type EditorState, isNews, type Store } from './state.ts';

/** Delay after typing before the list of pages is updated, in milliseconds. */
const LIST_PAUSE = 500;

/** Delay before problems are requested again while some rules have not run yet, in milliseconds. */
const CHECK_PAUSE = 2000;

/** A place of the site that can be opened. */
interface EditorPlace {
  file: SourceId | 'images';
  pointer?: string;
  range?: TextRange;
  /** Offset of the caret in the field's text. */
  caret?: number;
}

interface OpenOptions {
  /** The preview stays at its page. */
  keepPage?: boolean;
  /** The place was chosen in the preview, which keeps its position. */
  isInSight?: boolean;
  /** Number of inputs at the time of the request, if that was earlier. */
  since?: number;
}

export interface Editor {
  store: Store<EditorState>;
  queue: SaveQueue;
  /** Opens a place in the form, and the page that shows it in the preview. If that fails, the status says why. */
  open(place: EditorPlace, options?: OpenOptions): Promise<void>;
  /** Scrolls the preview to the place of a field, and outlines it. */
  point(place: { file: SourceId; pointer: string }): void;
  /** Shows a page in the preview, and its form. */
  show(route: string): void;
  change(file: SourceId, operations: FieldOperation[], step: { label: string; field?: string }): void;
  /** Applies edits of the Markdown after front matter. */
  typeText(file: SourceId, body: TextEdit[], label: string): void;
  /** Applies the correction of a problem, after everything that is being saved. */
  correct(problem: EditorProblem): Promise<void>;
  /** Removes the mark of a placeholder: its content is no longer provisional. */
  unmark(placeholder: Pick<EditorProblem, 'file' | 'pointer'>, what: string): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Applies the answer of another call that has changed the site. */
  accept(answer: ApplyAnswer): void;
  /** Reads a list that is not kept up to date, because it is not always shown. */
  load(list: 'targets' | 'media'): Promise<void>;
  notify(notice: string): void;
  /** Reads the list of pages now. */
  refresh(): Promise<void>;
}

/** Opens the site and follows its changes. */
export async function openEditor(): Promise<Editor> {
  // Before anything is read, so that no later change is missed.
  const follow = await listen();
  const [site, manifest, described] = await Promise.all([
    call('site', {}),
    call('document', { file: 'manifest' }),
    call('schema', { file: 'manifest', pointer: '' }),
  ]);
  const { tree, state, problems, checked, journal, broken } = site;
  if (!tree) throw new Error('The first answer has the list');
  const home = tree.pages[0];
  const store = createStore<EditorState>({
    tree,
    targets: [],
    media: [],
    schemas: { site: described.schema },
    documents: new Map([[manifest.file, manifest]]),
    site: state,
    problems,
    checked,
    journal,
    selection: undefined,
    pointed: undefined,
    route: home ? (home.example ?? home.route) : '/',
    status: { type: 'saved' },
    conflict: undefined,
    broken,
    notice: '',
    revision: 0,
  });
  const read = (file: SourceId): Promise<EditedDocument> => call('document', { file });

  let listTimer: ReturnType<typeof setTimeout> | undefined;
  let known = site.hash;
  const refreshList = (pause = LIST_PAUSE) => {
    clearTimeout(listTimer);
    listTimer = setTimeout(() => void loadList(), pause);
  };
  /** Applies a report unless a newer one is known. */
  const take = (report: SiteReport) => {
    const { site: before, broken: brokenBefore, revision } = store.get();
    if (!isNews(before, report)) return;
    const { state, problems, checked, journal, broken } = report;
    const isNew = state.server !== before.server || state.revision > before.revision;
    store.set({ site: state, problems, checked, journal, broken, ...(isNew && { revision: revision + 1 }) });
    if (isNew) refreshList();
    if (JSON.stringify(broken) === JSON.stringify(brokenBefore)) return;
    // The file itself states whether it can be edited here.
    for (const of of [brokenBefore, broken]) {
      const file = of && (of.file ?? 'manifest');
      if (file && store.get().documents.has(file)) void queue.refresh(file).then(broken ? undefined : queue.flush);
    }
  };
  const hear = ({ hashes, removed, ...report }: SiteNews) => {
    take(report);
    for (const [file, hash] of Object.entries(hashes)) queue.hear(file as SourceId, hash ?? '');
    for (const file of removed) if (store.get().documents.has(file)) void queue.refresh(file);
  };
  const loadList = async () => {
    clearTimeout(listTimer);
    const fresh = await call('site', { known, files: [...store.get().documents.keys()] }).catch(() => undefined);
    const isLate =
      fresh && fresh.state.server === store.get().site.server && fresh.state.revision < store.get().site.revision;
    if (fresh && !isLate) {
      hear(fresh);
      known = fresh.hash;
      if (fresh.tree) store.set({ tree: fresh.tree });
      clearTimeout(listTimer);
    }
    // The server sends an event when all rules have run. Ask again anyway, because the connection may be lost at that
    // moment.
    if (!fresh?.checked) refreshList(CHECK_PAUSE);
  };
  const onSaved = async ({ step, ...answer }: Saved) => {
    take(answer);
    const isWide = step !== undefined && step.files.length > 1;
    if (isWide) {
      // The change may have created or removed files, and changed the address of the shown page.
      await loadList();
      const { tree, documents, selection, route: shown } = store.get();
      const listed = [...tree.sections.flatMap(({ guides }) => guides), ...tree.texts].map(({ file }) => file);
      const isGone =
        selection && /^(?:guide|text):/.test(selection.file) && !listed.some((file) => file === selection.file);
      if (isGone) store.set({ selection: undefined });
      await Promise.all(listed.filter((file) => documents.has(file)).map(queue.refresh));
      // If a page is gone, show the page above it.
      const above = pageAt(tree, shown.slice(0, shown.lastIndexOf('/')))?.route ?? '/';
      const route = isGone ? above : selection && routeOf(tree, selection);
      if (route) store.set({ route });
    }
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
    const known = store.get().documents.get(file);
    const document = known ?? (await read(file));
    // An undo or a change of a closed tab may have brought the document, but not its schema.
    await loadSchema(document);
    if (!known) queue.learn(document);
  };
  /** Reads a file that is not open. Returns false, and shows why, if that is impossible. */
  const isRead = (file: SourceId) =>
    readOnce(file).then(
      () => true,
      (error: unknown) => {
        queue.fail(error);
        return false;
      },
    );
  const open: Editor['open'] = async (place, { keepPage = false, isInSight = false, since = inputs() } = {}) => {
    if (place.file !== 'images' && !(await isRead(place.file))) return;
    // If the author has typed in another field since, keep it: opening a form late would move the focus.
    if (inputs() !== since) return;
    const selection = selectionOf(place, isInSight);
    const route = routeOf(store.get().tree, selection);
    store.set({ selection, ...(route && !keepPage && { route }) });
  };

  follow(
    (event) => {
      hear(event);
      if (event.byOther) store.set({ notice: words.byOther });
    },
    () => void loadList(),
  );
  addEventListener('pagehide', queue.leave);

  return {
    store,
    queue,
    open,
    point: (place) => store.set({ pointed: selectionOf(place) }),
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
      if (!file || !correction || !(await isRead(file))) return;
      const { edit, hash } = correction;
      const field = `correction:${hash}:${edit.start}`;
      queue.add({ file, label: words.labels.correction, field, correction: { edit, hash } }, true);
    },
    async unmark({ file, pointer }, what) {
      if (!file || pointer === undefined || !(await isRead(file))) return;
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
        // Saving reports that the server is unreachable.
        () => undefined,
      ),
    notify: (notice) => store.set({ notice }),
    refresh: loadList,
  };
}
