import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteSession } from '../../src/build/site-session.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { Calls } from '../../src/editor/calls.ts';
import { CallError, type call } from '../../src/editor/client/calls/call.ts';
import { createEditor } from '../../src/editor/client/state/editor.ts';
import type { AuthorEdit, Queued } from '../../src/editor/client/state/own-changes.ts';
import { createStore, hasPendingChanges, openedState } from '../../src/editor/client/state/state.ts';
import type { ApplyAnswer, ApplyRequest, RequestedStructure, SourceId } from '../../src/editor/protocol.ts';
import { openAnsweredIds } from '../../src/editor/server/answered-ids.ts';
import { createApplier } from '../../src/editor/server/apply.ts';
import { documentOf } from '../../src/editor/server/edited-document.ts';
import { openEditorSession } from '../../src/editor/server/editor-session.ts';
import { openJournal } from '../../src/editor/server/journal.ts';
import { structureChange } from '../../src/editor/server/structure.ts';
import { readSite } from '../../src/model/read/read-site.ts';
import type { Sources } from '../../src/model/read/source.ts';
import { fromPartial } from '../from-partial.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Opens the editor's server without network: calls are answered immediately, and only `judge` runs rules. */
export function openAuthority(site: string, judge: (sources: Sources) => Diagnostic[] = () => []) {
  const directory = temporaryFolder(path.dirname(site));
  let sources = readSite(site, () => {});
  const current = () => ({ sources, diagnostics: [], isChecked: true });
  const judged = () => ({ ...current(), diagnostics: judge(sources) });
  const session = fromPartial<SiteSession>({
    current,
    runRules: judged,
    stopping: () => undefined,
    shown: () => undefined,
  });
  const open = () => {
    const editor = openEditorSession({
      directory: site,
      session,
      journal: openJournal(directory),
      answered: openAnsweredIds(path.join(directory, 'answered.txt'), site),
      written: (files) => looked(files),
    });
    return { editor, applier: createApplier(editor, { pageFirstMs: 0 }) };
  };
  const looked = (files: readonly string[]) => {
    const changes = files.map((file) => ({ file, kind: 'edited' as const }));
    sources = readSite(site, () => {}, sources);
    now.editor.changed(changes);
  };
  let now = open();
  return {
    async answer(name: string, request: unknown): Promise<unknown> {
      const { editor, applier } = now;
      if (name === 'apply') return applier.apply(request as ApplyRequest);
      if (name === 'undo' || name === 'redo') return applier[name](request as { id: string });
      if (name === 'structure') {
        const { id, change } = request as { id: string; change: RequestedStructure };
        return applier.change({ id }, () => structureChange(editor, change));
      }
      if (name === 'schema') return { schema: {} };
      const { files = [], file: id } = request as { files?: SourceId[]; file: SourceId };
      const tree = { name: '', pages: [], chains: [], texts: [], settings: [], facts: [] };
      if (name === 'site') return { hash: '', tree, ...editor.report(), ...editor.hashesOf(files) };
      const file = editor.open(id);
      if ('status' in file) throw new CallError('unknown', file.message);
      return documentOf(file, []);
    },
    applier: () => now.applier,
    /** Folder of the journal. */
    directory,
    /** Lets the server notice changes by another program. */
    looked,
    listen: (send: Parameters<typeof now.editor.listen>[0]) => now.editor.listen(send),
    restart() {
      now = open();
    },
    read: (file: string) => readFileSync(path.join(site, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(path.join(site, file), text),
  };
}

/** Data stored by a tab. */
export interface TabStorage {
  queue: Queued[];
}

interface EditorOptions {
  authority: ReturnType<typeof openAuthority>;
  /** Data left by closed tabs. */
  left?: TabStorage[];
  /** Whether the next request or its answer is lost. */
  isLost?(): boolean;
}

/** Opens the store of an editor as in a tab, without its panes. */
export async function openEditorStore({ authority, left = [], isLost }: EditorOptions) {
  const storage: TabStorage = { queue: [] };
  let isSafe = false;
  const lose = () => {
    if (!isSafe && isLost?.()) throw new CallError('unreachable', '');
  };
  const send = async (name: string, request: unknown) => {
    lose();
    const answer = await authority.answer(name, structuredClone(request));
    lose();
    return structuredClone(answer);
  };
  const site = (await authority.answer('site', {})) as Calls['site']['answer'];
  const store = createStore(openedState(site));
  const kept = {
    keep(next: readonly Queued[]) {
      storage.queue = structuredClone([...next]);
    },
    adopt(take: (queue: Queued[]) => void) {
      for (const one of left) if (one.queue.length > 0) take(one.queue);
    },
  };
  const editor = createEditor({ store, call: send as typeof call, kept });
  const announce = (hashes: Partial<Record<SourceId, string>>, removed: SourceId[]) => {
    const { site: state, problems, journal } = store.get();
    const news = { state, problems, journal, checked: false, hashes, removed };
    editor.dispatch({ type: 'stateAnnounced', at: Date.now(), news, byOther: false });
  };
  /** The functions of the editor's queue. Without `isWhole`, an edit is sent later, because the author may type on. */
  const queue = {
    whenSaved: editor.whenSaved,
    resolve: editor.resolve,
    retry: editor.retry,
    discard: editor.discard,
    compose: editor.compose,
    restore: editor.adopt,
    add: (edit: AuthorEdit, isWhole = false) =>
      editor.dispatch({ type: 'typed', at: Date.now(), id: crypto.randomUUID(), edit, isWhole }),
    undoOrRedo: (direction: 'undo' | 'redo'): Promise<ApplyAnswer> => editor[direction](),
    /** Announces that a file has this hash. */
    hear: (file: SourceId, hash: string) => announce({ [file]: hash }, []),
    /** Announces that a file was removed, even if it exists again, and waits until the editor has read it again. */
    async refresh(file: SourceId) {
      announce({}, [file]);
      while (store.get().reads.has(file)) await Promise.resolve();
    },
    waits: () => hasPendingChanges(store.get()),
  };
  return {
    store,
    queue,
    storage,
    read: editor.read,
    dispatch: editor.dispatch,
    async open(file: SourceId) {
      const isSafeNow = isSafe;
      isSafe = true;
      await editor.read(file);
      isSafe = isSafeNow;
    },
    document: (file: SourceId) => {
      const document = store.get().documents.get(file);
      if (!document) throw new Error(`${file} is not open`);
      return document;
    },
    /** From now on, no request and no answer is lost. */
    calm() {
      isSafe = true;
    },
  };
}
