import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { FileChange, SiteSession } from '../../build/site-session.ts';
import type { HistoryStep } from '../../edit/history.ts';
import { hashOf } from '../../model/read/hash.ts';
import { lexiconFile } from '../../model/read/site-files.ts';
import { createTextFinder } from '../../model/read/text-of.ts';
import type { Broken, EditedDocument, JournalStep, SiteEvent, SiteNews, SiteReport, SourceId } from '../protocol.ts';
import type { AnsweredIds } from './answered-ids.ts';
import { documentOf } from './edited-document.ts';
import { type EditorFiles, openEditorFiles } from './editor-files.ts';
import type { Journal } from './journal.ts';
import { problemsOf, type SiteFindings } from './problems.ts';
import { bytesIfThere, type OpenFile } from './source-files.ts';

/** Used instead of a hash for a file that the editor has removed. */
const REMOVED = '';

/** Maximum number of texts for which all rules run at once. On a larger site they run in steps, between requests. */
export const MAX_TEXTS_CHECKED_AT_ONCE = 500;

interface EditorSessionOptions {
  directory: string;
  session: SiteSession;
  journal: Journal;
  answered: AnsweredIds;
  /** Notifies the development server of written files. Paths are relative to the site folder. */
  written(files: readonly string[]): void;
}

/** State shared by all calls of the editor. */
export interface EditorSession
  extends EditorFiles,
    Pick<EditorSessionOptions, 'directory' | 'session' | 'journal' | 'answered'> {
  stepOf(step: HistoryStep): JournalStep;
  /** Returns the current state of the whole site. */
  report(): SiteReport;
  /** Returns the document of an opened file, as the client receives it. */
  documentOf(file: OpenFile): EditedDocument;
  /** Returns the current hashes of files, and the files that cannot be opened. */
  hashesOf(files: readonly SourceId[]): Pick<SiteNews, 'hashes' | 'removed'>;
  /**
   * Call with the findings after the editor has written files: those of all rules, or only those about the form. Sends
   * the event.
   */
  announceFindings(found: ReturnType<SiteSession['current']>): void;
  /** Sends an event after a change of only the history. */
  announce(): void;
  /**
   * Call after the editor has written files, with their new hashes; `undefined` for a removed file. Call
   * `announceFindings` afterwards.
   */
  wrote(hashes: ReadonlyMap<string, string | undefined>): void;
  /** Call after every change on disk. */
  changed(changes: readonly FileChange[]): void;
  /** Call when all rules have run. */
  checked(): void;
  /** Sends events from now on; returns the function that stops it. */
  listen(send: (event: SiteEvent) => void): () => void;
}

/** Opens the editor session of a site. */
export function openEditorSession({
  directory,
  session,
  journal,
  answered,
  written,
}: EditorSessionOptions): EditorSession {
  const { keepChecked, ...files } = openEditorFiles({ directory, session, journal });
  const { idOf, open } = files;
  const own = new Map<string, string>();
  const listeners = new Set<(event: SiteEvent) => void>();
  const server = randomUUID();
  let revision = 0;
  let found: Pick<SiteReport, 'problems' | 'checked'> | undefined;
  /** Files that the editor has written or removed since the last event. */
  let unannounced: Pick<SiteNews, 'hashes' | 'removed'> = { hashes: {}, removed: [] };
  let isWriting = false;
  const describe = (what: SiteFindings) => problemsOf(what, { idOf, keep: keepChecked });
  const stepOf = ({ id, label, time, changes }: HistoryStep): JournalStep => ({
    id,
    label,
    time,
    files: changes.flatMap(({ file }) => idOf(file) ?? []),
  });
  const foundNow = () => {
    if (found) return found;
    const now = session.current();
    const checked = now.isChecked || now.sources.markdown.size <= MAX_TEXTS_CHECKED_AT_ONCE;
    const said = checked && !now.isChecked ? session.runRules() : now;
    found = { problems: describe(said), checked };
    return found;
  };
  const brokenNow = (): Broken | undefined => {
    const stopping = session.stopping();
    if (!stopping) return undefined;
    const { by, isKept } = stopping;
    const [problem] = describe({ sources: session.current().sources, diagnostics: [by] });
    if (!problem) return undefined;
    const { message, path: name, line, routes, file, pointer } = problem;
    return { message, isKept, path: name, line, routes, file, pointer };
  };
  const report = (): SiteReport => {
    const { undo, redo } = journal.history();
    const [last, next] = [undo.at(-1), redo.at(-1)];
    return {
      state: { server, revision },
      ...foundNow(),
      journal: { undo: last && stepOf(last), redo: next && stepOf(next) },
      broken: brokenNow(),
    };
  };
  let announced = JSON.stringify(brokenNow());
  const announce = (news: Pick<SiteEvent, 'hashes' | 'removed' | 'byOther'>) => {
    announced = JSON.stringify(brokenNow());
    if (listeners.size === 0) return;
    const event = { ...report(), ...news };
    for (const send of listeners) send(event);
  };
  return {
    ...files,
    directory,
    session,
    journal,
    answered,
    stepOf,
    report,
    documentOf: (file) => documentOf(file, foundNow().problems, session.current().sources),
    hashesOf(ids) {
      const opened = ids.map(open);
      return {
        hashes: Object.fromEntries(opened.flatMap((file) => ('status' in file ? [] : [[file.id, file.hash]]))),
        removed: ids.filter((_, index) => 'status' in (opened[index] ?? {})),
      };
    },
    announceFindings(what) {
      found = { problems: describe(what), checked: what.isChecked };
      const news = unannounced;
      unannounced = { hashes: {}, removed: [] };
      announce({ ...news, byOther: false });
    },
    announce() {
      revision += 1;
      announce({ hashes: {}, removed: [], byOther: false });
    },
    wrote(hashes) {
      // Determine the removed files before the site is read again without them.
      const removed = [...hashes].flatMap(([file, hash]) => (hash === undefined ? (idOf(file) ?? []) : []));
      for (const [file, hash] of hashes) own.set(file, hash ?? REMOVED);
      // The problems are those of the previous state.
      found = undefined;
      revision += 1;
      isWriting = true;
      written([...hashes.keys()]);
      isWriting = false;
      const named = [...hashes].flatMap(([file, hash]) => {
        const id = idOf(file);
        return id && hash !== undefined ? [[id, hash] as const] : [];
      });
      unannounced = {
        hashes: { ...unannounced.hashes, ...Object.fromEntries(named) },
        removed: [...unannounced.removed, ...removed],
      };
    },
    changed(changes) {
      const hashes: Partial<Record<SourceId, string>> = {};
      const removed: SourceId[] = [];
      const finder = createTextFinder(session.current().sources);
      /** Whether something that is not edited as a text has changed: a picture, a block of the site. */
      let isMore = false;
      for (const { file, kind } of changes) {
        const id = idOf(file);
        isMore ||= !id && !isWriting;
        if (!id) continue;
        const text = file === lexiconFile ? undefined : finder(file);
        if (kind === 'removed' || (text === undefined && file !== lexiconFile)) {
          if (own.get(file) !== REMOVED) removed.push(id);
          continue;
        }
        const bytes = bytesIfThere(path.join(directory, file));
        const hash = bytes && hashOf(bytes);
        if (hash === undefined || own.get(file) === hash) continue;
        own.delete(file);
        hashes[id] = hash;
        if (text !== undefined) journal.syncWith(file, text);
      }
      files.lastReadable();
      const isOther = Object.keys(hashes).length + removed.length > 0;
      if (isOther || isMore) {
        found = undefined;
        revision += 1;
      }
      // The event about the files that the editor is writing is sent once they are checked.
      const isBroken = !isWriting && JSON.stringify(brokenNow()) !== announced;
      if (isOther || isMore || isBroken) announce({ hashes, removed, byOther: isOther });
    },
    checked() {
      const problems = describe(session.current());
      const isNews = !found?.checked || JSON.stringify(problems) !== JSON.stringify(found.problems);
      found = { problems, checked: true };
      if (isNews) announce({ hashes: {}, removed: [], byOther: false });
    },
    listen(send) {
      listeners.add(send);
      return () => void listeners.delete(send);
    },
  };
}
