import { setTimeout as pause } from 'node:timers/promises';
import { validate } from '../../check/validate.ts';
import type { FileEdits, HistoryStep } from '../../edit/history.ts';
import { isReadable, keepsReadable } from '../../edit/keeps-readable.ts';
import { siteSchema } from '../../model/schema/own-schemas.ts';
import type { ApplyAnswer, ApplyRequest, Refused, RequestedChange, RequestId, Saved, SourceId } from '../protocol.ts';
import { changedText } from './changed-texts.ts';
import { documentOf } from './edited-document.ts';
import { type EditorSession, MOST_TEXTS } from './editor-session.ts';
import type { TextChanges } from './journal.ts';
import {
  bytesWith,
  describeRefusal,
  isMedia,
  newFile,
  type OpenFile,
  openMedia,
  removeFile,
  replaceBytes,
  stateOf,
} from './source-files.ts';

type AnyFile = OpenFile<SourceId | undefined>;

/** A file and its new text. */
interface Rewritten extends Pick<FileEdits, 'becomes'> {
  file: AnyFile;
  text: string;
  /** Bytes of a media file. */
  bytes?: Buffer;
  /** Its text if nobody else had changed it. */
  own: string;
}

/** Reason why nothing was written: another program was faster, or the system refused, with a sentence. */
type WriteRefusal = { isChanged: true } | { problem: string };

const bytesOf = ({ file, text, bytes }: Rewritten) => bytes ?? bytesWith(file, text);

/** Restores written files, unless somebody has saved over them. */
function restore(written: readonly Rewritten[]): void {
  for (const one of written) {
    const { file, becomes } = one;
    try {
      const now = { ...file, bytes: bytesOf(one) };
      if (becomes === 'created') removeFile(now);
      else replaceBytes(now, file.bytes);
    } catch {
      // Only the first error is reported.
    }
  }
}

/** Writes several files: all of them, or none. */
function writeTexts(files: readonly Rewritten[]): WriteRefusal | undefined {
  const written: Rewritten[] = [];
  for (const one of files) {
    try {
      const isDone = one.becomes === 'removed' ? removeFile(one.file) : replaceBytes(one.file, bytesOf(one));
      if (!isDone) {
        restore(written);
        return { isChanged: true };
      }
      written.push(one);
    } catch (error) {
      restore(written);
      return { problem: describeRefusal(one.file.path, 'écrit', error) };
    }
  }
  return undefined;
}

/** Maximum duration of the last run of all rules for which a save waits for them, in milliseconds. */
const PATIENCE = 250;

/** Time that the rules leave the browser to request the changed page first, in milliseconds. */
const PAGE_FIRST = 40;

/** Maximum number of attempts if another program saves at the same moment. */
const TRIES = 3;

interface ApplierOptions {
  pageFirst?: number;
  patience?: number | undefined;
}

/** Executes changes for the editor. */
export interface Applier {
  apply(request: ApplyRequest): Promise<ApplyAnswer>;
  undo(request: { id: RequestId }): Promise<ApplyAnswer>;
  redo(request: { id: RequestId }): Promise<ApplyAnswer>;
  /**
   * Writes the result of a request for the current files, as one step; the request runs again if another program is
   * faster.
   */
  restructure(
    request: { id: RequestId },
    make: () => { label: string; files: readonly Restructured[] } | Refused,
  ): Promise<ApplyAnswer>;
}

/** A file of the site and its new text, by its path relative to the site folder. */
export interface Restructured extends Pick<FileEdits, 'becomes'> {
  path: string;
  /**
   * The file's text when the change was computed. For a media file, the name under which the journal keeps its bytes.
   */
  before: string;
  text: string;
}

function refused(message: string): Refused {
  return { status: 'refused', message };
}

/** The refusal of a text that cannot be parsed. It may pass later if the file has to be corrected first. */
function unreadable({ id, path, text }: AnyFile): Refused {
  const isBroken = !isReadable(path, text);
  const reason = isBroken
    ? `${path} contient une erreur de syntaxe : corrigez-la d’abord.`
    : `${path} ne pourrait plus être lu.`;
  return { ...refused(reason), ...(id ? { file: id } : {}), ...(isBroken ? { mayPass: true } : {}) };
}

const statesOf = (files: readonly AnyFile[]) => files.map(({ id, path, hash }) => `${id ?? path}:${hash}`).join(' ');

function changesOf(rewritten: readonly Rewritten[]): TextChanges {
  return new Map(
    rewritten.map(({ file, text, becomes }) => {
      return [file.path, { before: file.text, after: text, ...(becomes ? { becomes } : {}) }];
    }),
  );
}

/** Creates the executor of changes for a session. */
export function createApplier(editor: EditorSession, options: ApplierOptions = {}): Applier {
  const { pageFirst = PAGE_FIRST, patience = PATIENCE } = options;
  const { answered, journal } = editor;
  /** Duration of the last run of all rules. On a large site it is assumed to be too long. */
  let duration = editor.session.current().sources.markdown.size > MOST_TEXTS ? Number.POSITIVE_INFINITY : 0;
  /** For each state that an undo or redo has produced, the state before it. */
  const travelled = new Map<string, string>();

  /** Problems of the site: from all rules, or only of the form if all rules take too long. */
  const judge = () => {
    const checked = duration <= patience;
    const start = performance.now();
    editor.setFound(editor.session.judge(checked ? undefined : validate), checked);
    if (checked) duration = performance.now() - start;
  };

  /** The answer to an executed change: the files as they are now. */
  const saved = (files: readonly Rewritten[], step?: Saved['step']): Saved => {
    const { problems, checked } = editor.found();
    const documents = files.flatMap(({ file: { id } }) => {
      const now = id && editor.open(id);
      return !now || 'status' in now ? [] : [documentOf(now, problems)];
    });
    const own = files.flatMap(({ file, own: text }) => (file.id ? [[file.id, editor.keep(file, text)]] : []));
    return {
      status: 'saved',
      documents,
      own: Object.fromEntries(own),
      ...(step ? { step } : {}),
      journal: editor.journalState(),
      problems,
      checked,
    };
  };

  /** Writes files and returns the result; `undefined` if another program was faster. */
  const commit = async (
    id: RequestId,
    rewritten: readonly Rewritten[],
    note: () => Saved['step'],
  ): Promise<Saved | Refused | undefined> => {
    const written = rewritten.filter(({ file, text }) => file.text !== text);
    const broken = written.find(({ file, text }) => !keepsReadable(file.path, file.text, text));
    if (broken) return unreadable(broken.file);
    answered.begin(id, statesOf(rewritten.map(({ file }) => file)));
    const failure = writeTexts(written);
    if (failure) {
      answered.cancel(id);
      return 'isChanged' in failure ? undefined : { ...refused(failure.problem), mayPass: true };
    }
    answered.end(id);
    const step = note();
    if (written.length > 0) {
      editor.wrote(
        new Map(
          written.map(({ file, text, becomes }) => [
            file.path,
            becomes === 'removed' ? undefined : stateOf(file, text),
          ]),
        ),
      );
      // Let the page render before the rules block the event loop.
      if (pageFirst > 0) await pause(pageFirst);
      judge();
    }
    return saved(rewritten, step);
  };

  const repeatedly = async (attempt: () => Promise<ApplyAnswer | undefined>): Promise<ApplyAnswer> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await attempt();
      if (answer) return answer;
    }
    return { ...refused('Un autre programme enregistre sans cesse le même fichier.'), mayPass: true };
  };

  /** Whether two states differ only by undo and redo of the author. */
  const isOwnUndo = (from: string, to: string): boolean => {
    let at: string | undefined = to;
    // Undo and redo may form a circle.
    for (let steps = 0; steps < travelled.size && at !== undefined; steps += 1) {
      at = travelled.get(at);
      if (at === from) return true;
    }
    return false;
  };

  /** The new texts of the files of a request, or the reason why there are none. */
  const rewrite = ({
    id,
    changes,
  }: ApplyRequest): { files: Rewritten[]; isDone: boolean } | Exclude<ApplyAnswer, Saved> => {
    const rewritten: Rewritten[] = [];
    const files: OpenFile[] = [];
    for (const { file: name } of changes) {
      const file = editor.open(name);
      if ('status' in file) return file;
      if (files.some((one) => one.id === file.id)) return refused('Un fichier est nommé deux fois.');
      files.push(file);
    }
    const site = siteSchema(editor.session.current().sources.ownBlocks);
    const isDone = answered.has(id, statesOf(files));
    for (const [index, file] of files.entries()) {
      const change = changes[index] as RequestedChange;
      const base = editor.textOf(file, change.baseHash);
      // An executed change is already in the file; only name the state that its author sees.
      const now = isDone ? { ...file, text: base ?? file.text } : file;
      const changed =
        isDone && base === undefined
          ? { text: file.text, own: file.text }
          : changedText({ file: now, site, change, base, isOwnUndo: isOwnUndo(change.baseHash, file.hash) });
      if ('status' in changed) {
        if (changed.status === 'refused') return changed;
        return { ...changed, document: documentOf(file, editor.found().problems) };
      }
      rewritten.push({ file, text: isDone ? file.text : changed.text, own: changed.own });
    }
    return { files: rewritten, isDone };
  };

  /** Opens an existing file or one to create. Keeps the bytes of a media file, so that its removal can be undone. */
  const open = (name: string, becomes: FileEdits['becomes'], isUnknown: string): AnyFile | Refused => {
    const isNew = becomes === 'created';
    if (isMedia(name)) {
      const file = isNew ? newFile(editor.directory, undefined, name) : openMedia(editor.directory, name);
      if ('problem' in file) return refused(file.problem);
      try {
        if (!isNew) journal.syncWith(name, journal.keepBytes(file.bytes));
      } catch (error) {
        return refused(describeRefusal(name, 'gardé', error));
      }
      return file;
    }
    const id = editor.idOf(name);
    if (!id) return refused(isUnknown);
    if (!isNew) return editor.open(id);
    const file = newFile(editor.directory, id, name);
    return 'problem' in file ? { ...refused(file.problem), file: id } : file;
  };

  /** A file and its new text, or the bytes that the text names. Returns `undefined` if they are no longer kept. */
  const withText = (file: AnyFile, text: string, becomes: FileEdits['becomes']): Rewritten | undefined => {
    const rewritten = { file, text, own: text, ...(becomes ? { becomes } : {}) };
    if (file.id || text === '') return rewritten;
    const bytes = journal.bytesNamed(text);
    return bytes && { ...rewritten, bytes };
  };

  const travel = (direction: 'undo' | 'redo', id: RequestId) => async (): Promise<ApplyAnswer | undefined> => {
    const step = journal.history()[direction].at(-1);
    if (!step && answered.has(id, '')) return saved([]);
    if (!step) return refused(direction === 'undo' ? 'Il n’y a rien à annuler.' : 'Il n’y a rien à rétablir.');
    const files = new Map<string, AnyFile>();
    for (const { file: name, becomes } of step.changes) {
      // Changes that another program has saved meanwhile shift the step, or block it.
      const opened = open(name, becomes, `${name} n’est plus un fichier du site.`);
      if ('status' in opened) {
        if (answered.has(id, '')) return saved([]);
        journal.drop(direction);
        return refused(`${cannot(direction, step)} : ${opened.message}`);
      }
      files.set(name, opened);
    }
    if (answered.has(id, statesOf([...files.values()]))) return saved([]);
    const taken = journal.next(direction, (name) => files.get(name)?.text ?? '');
    if (!taken || !('texts' in taken)) {
      journal.drop(direction);
      return refused(`${cannot(direction, step)} : un autre programme a changé le même passage.`);
    }
    const rewritten = [...files].flatMap(([name, file]) => {
      const { becomes } = step.changes.find((change) => change.file === name) ?? {};
      return withText(file, taken.texts.get(name) ?? file.text, becomes) ?? [];
    });
    if (rewritten.length < files.size) {
      journal.drop(direction);
      return refused(`${cannot(direction, step)} : l’image n’est plus gardée.`);
    }
    const answer = await commit(id, rewritten, () => {
      journal.taken(taken);
      for (const { file, text } of rewritten) travelled.set(stateOf(file, text), file.hash);
      return editor.stepOf(taken.step);
    });
    if (answer?.status !== 'refused' || answer.mayPass) return answer;
    journal.drop(direction);
    return refused(`${cannot(direction, step)} : ${answer.message}`);
  };

  return {
    apply: (request) =>
      repeatedly(async () => {
        const { id, label, field, startedAt } = request;
        const rewritten = rewrite(request);
        if ('status' in rewritten) return rewritten;
        const { files, isDone } = rewritten;
        if (isDone) return saved(files);
        if (files.every(({ file, text }) => file.text === text)) {
          answered.begin(id, '');
          return saved(files);
        }
        return commit(id, files, () => {
          const step = journal.record({ label, field, startedAt, time: Date.now() }, changesOf(files));
          return step && editor.stepOf(step);
        });
      }),
    restructure: ({ id }, make) =>
      repeatedly(async () => {
        if (answered.has(id, '')) return saved([]);
        const made = make();
        if ('status' in made) return made;
        const files: Rewritten[] = [];
        for (const { path, before, text, becomes } of made.files) {
          const opened = open(path, becomes, `${path} ne se modifie pas ici.`);
          if ('status' in opened) return opened;
          const rewritten = opened.text === before ? withText(opened, text, becomes) : undefined;
          if (!rewritten) return refused(`Un autre programme vient d’enregistrer ${path}. Recommencez.`);
          files.push(rewritten);
        }
        return commit(id, files, () => {
          const step = journal.record({ label: made.label, time: Date.now() }, changesOf(files));
          return step && editor.stepOf(step);
        });
      }),
    undo: ({ id }) => repeatedly(travel('undo', id)),
    redo: ({ id }) => repeatedly(travel('redo', id)),
  };
}

function cannot(direction: 'undo' | 'redo', { label }: HistoryStep): string {
  return `« ${label} » ne peut pas être ${direction === 'undo' ? 'annulé' : 'rétabli'}`;
}
