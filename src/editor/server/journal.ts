import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { throughTemporary, writeFile } from '../../build/files/write-file.ts';
import { bytesWith } from '../../edit/bytes-with.ts';
import { diffTexts } from '../../edit/diff-text.ts';
import {
  emptyHistory,
  type FileEdits,
  type History,
  type HistoryStep,
  inverseOf,
  recordForeign,
  recordStep,
  type UndoneStep,
  undoOrRedo,
  withoutLast,
  withoutNext,
} from '../../edit/history.ts';
import { applyEdits } from '../../edit/text-edit.ts';
import type { Change, ChangedFile } from '../../model/read/change.ts';
import { hashOf } from '../../model/read/hash.ts';
import { isMedia } from '../../model/read/site-files.ts';
import { isRecord } from '../../text/is-record.ts';
import { bytesIfThere, textOfBytes } from './source-files.ts';

/** Typing in one field is one step until a pause longer than this, in milliseconds. */
const MAX_TYPING_PAUSE_MS = 1000;

/** Change of one file in a step. `before` or `after` is empty if the file does not exist. */
export interface TextChange extends Omit<FileEdits, 'file' | 'edits'> {
  before: string;
  after: string;
}

/** Texts of the files of one step, before and after it. A media file has the hash of its bytes instead of a text. */
export type TextChanges = ReadonlyMap<string, TextChange>;

/** Returns the text of new bytes of a file, or the hash of a media file's bytes. */
const textAfter = (file: string, now: Uint8Array) => (isMedia(file) ? hashOf(now) : textOfBytes(now));

/** Returns the hash of a text's bytes if they are not simply the text in UTF-8. */
const otherHash = (file: string, text: string, hash: string | undefined) =>
  isMedia(file) || hash === undefined || hash === hashOf(Buffer.from(text)) ? {} : { hash };

/** Returns the text of each path before and after a change. `textOf` returns the text of an existing file. */
export function textChangesOf(change: Change, textOf: (file: string) => string): TextChanges {
  return new Map(
    change.flatMap(({ file, to, was, now }): [string, TextChange][] => {
      const before = was === undefined ? '' : textOf(file);
      const after = typeof now === 'string' ? now : now ? textAfter(to ?? file, now) : now === null ? '' : before;
      if (was === undefined) {
        const hash = now instanceof Uint8Array ? hashOf(now) : undefined;
        return [[file, { before, after, becomes: 'created', ...otherHash(file, after, hash) }]];
      }
      if (now === null) return [[file, { before, after, becomes: 'removed', ...otherHash(file, before, was) }]];
      if (to === undefined) return [[file, { before, after }]];
      return [
        [file, { before, after: '', becomes: 'removed', otherName: to }],
        [to, { before: '', after, becomes: 'created', otherName: file }],
      ];
    }),
  );
}

/**
 * Returns the change that undoes or redoes a step. A moved text is moved back, and a media file that is removed under
 * one name and created under another is moved. Returns `undefined` if the bytes of a media file are no longer kept.
 */
export function changeOfStep(
  { step, texts }: UndoneStep,
  hashOfFile: (file: string) => string | undefined,
  bytesNamed: (hash: string) => Buffer | undefined,
): Change | undefined {
  const removed = step.changes.filter(({ becomes }) => becomes === 'removed').map(({ file }) => file);
  const change: ChangedFile[] = [];
  for (const { file, becomes, otherName, hash } of step.changes) {
    const text = texts.get(file) ?? '';
    const was = hashOfFile(file) ?? '';
    if (becomes === 'removed') continue;
    const from = becomes
      ? removed.find((other) => (isMedia(file) ? hashOfFile(other) === text : other === otherName))
      : undefined;
    if (from !== undefined) removed.splice(removed.indexOf(from), 1);
    const kept = becomes && hash ? bytesNamed(hash) : undefined;
    const typed = kept ? bytesWith(kept, text) : text;
    const now = !isMedia(file) ? typed : from === undefined ? bytesNamed(text) : undefined;
    if (now === undefined && from === undefined) return undefined;
    if (from !== undefined)
      change.push({ file: from, to: file, was: hashOfFile(from) ?? '', ...(now === undefined ? {} : { now }) });
    else change.push({ file, ...(becomes ? {} : { was }), ...(now === undefined ? {} : { now }) });
  }
  return [...change, ...removed.map((file) => ({ file, was: hashOfFile(file) ?? '', now: null }))];
}

/** History of the editor's changes, kept on disk, so that they can also be undone after a restart. */
export interface Journal {
  history(): History;
  /** Returns the text of a file when the server last stopped; `undefined` if no step changes the file. */
  textAtStart(file: string): string | undefined;
  /** Compares a file with its last known text, and records any difference as a change by another program. */
  syncWith(file: string, text: string): void;
  /**
   * Records a written step. Changes of one field within a second form one step. Returns `undefined` if it changes
   * nothing.
   */
  record(
    step: { label: string; field?: string | undefined; startedAt?: number | undefined; time: number },
    texts: TextChanges,
  ): HistoryStep | undefined;
  /** Returns the texts after undo or redo, or only the step if a change by another program conflicts with it. */
  next(direction: 'undo' | 'redo', textOf: (file: string) => string): UndoneStep | HistoryStep | undefined;
  /** Records that the texts of an undo or redo have been written. */
  recordUndo(taken: UndoneStep): void;
  /** Discards a step that cannot be undone or redone. */
  drop(direction: 'undo' | 'redo'): void;
  /**
   * Keeps the bytes of a file, by their hash, for steps that restore it. They are removed with the last such step.
   */
  keepFile(file: string, hash: string): void;
  /** Discards kept bytes, unless a recorded step restores them. */
  forgetFile(hash: string): void;
  /** Returns the kept bytes with this hash; `undefined` if they are no longer kept. */
  bytesNamed(name: string): Buffer | undefined;
}

interface Saved {
  nextId: number;
  history: History;
  /**
   * Hash of the text of each file that the steps change. It is the name of the kept text, so that the texts of this save
   * stay if the next one is interrupted. A former version has a list, and the hash of a file's name as name of its text.
   */
  files: Record<string, string> | string[];
}

function isSaved(value: unknown): value is Saved {
  return (
    isRecord(value) &&
    typeof value.nextId === 'number' &&
    (isRecord(value.files) || Array.isArray(value.files)) &&
    isRecord(value.history) &&
    Array.isArray(value.history.undo) &&
    Array.isArray(value.history.redo)
  );
}

const hashOfText = (text: string) => hashOf(Buffer.from(text));

function readSaved(file: string, texts: string): Pick<Saved, 'nextId' | 'history'> & { known: Map<string, string> } {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isSaved(value)) {
      const { nextId, history, files } = value;
      const names = Array.isArray(files) ? files.map((name) => [name, hashOf(name)] as const) : Object.entries(files);
      const known = new Map(names.map(([name, kept]) => [name, readFileSync(path.join(texts, kept), 'utf8')]));
      if (Array.isArray(files) || names.every(([name, hash]) => hashOfText(known.get(name) ?? '') === hash))
        return { nextId, history, known };
    }
  } catch {
    // Missing or corrupt: start empty. The edits themselves are already in the files.
  }
  return { nextId: 1, history: emptyHistory, known: new Map() };
}

/**
 * Returns the edits between two texts. The hash of a media file's bytes is replaced as a whole, so that the step
 * contains it.
 */
function editsOf(file: string, before: string, after: string): FileEdits['edits'] {
  if (!isMedia(file) || before === after) return diffTexts(before, after);
  return [{ start: 0, end: before.length, text: after }];
}

/** Returns the hashes of the bytes that steps restore. */
function hashesIn({ undo, redo }: History): Set<string> {
  const changes = [...undo, ...redo].flatMap((step) => step.changes);
  const named = changes.flatMap(({ file, edits, hash = '' }) =>
    isMedia(file) ? edits.map(({ text }) => text) : [hash],
  );
  return new Set(named.filter(Boolean));
}

/** Opens the journal of a folder, which may be empty. */
export function openJournal(directory: string): Journal {
  const file = path.join(directory, 'journal.json');
  const texts = path.join(directory, 'texts');
  const media = path.join(directory, 'media');
  /** `known` has the last known text of each file that a step changes. */
  let { history, nextId, known } = readSaved(file, texts);
  let named = hashesIn(history);
  const atStart = new Map(known);
  const hashes = new Map([...known].map(([name, text]) => [name, hashOfText(text)]));
  const save = (names: Iterable<string>) => {
    for (const name of names) hashes.set(name, hashOfText(known.get(name) ?? ''));
    try {
      mkdirSync(texts, { recursive: true });
      const kept = new Set(readdirSync(texts));
      for (const [name, hash] of hashes) if (!kept.has(hash)) writeFile(path.join(texts, hash), known.get(name) ?? '');
      writeFile(file, JSON.stringify({ nextId, history, files: Object.fromEntries(hashes) } satisfies Saved));
      const needed = new Set(hashes.values());
      for (const name of kept) if (!needed.has(name)) rmSync(path.join(texts, name), { force: true });
      const still = hashesIn(history);
      for (const hash of named) if (!still.has(hash)) rmSync(path.join(media, hash), { force: true });
      named = still;
    } catch {
      // The disk is full: the step is in memory, and is saved with the next one.
    }
  };

  /** Returns the last step if the current typing continues it (same field, no pause). */
  const continuedStep = (field: string | undefined, startedAt: number, texts: TextChanges): HistoryStep | undefined => {
    const last = history.undo.at(-1);
    if (field === undefined || !last || last.isBlocked || history.redo.length > 0) return undefined;
    const isSame =
      last.field === field && startedAt - last.time <= MAX_TYPING_PAUSE_MS && last.changes.length === texts.size;
    return isSame && last.changes.every((change) => texts.has(change.file)) ? last : undefined;
  };

  return {
    history: () => history,
    textAtStart: (name) => atStart.get(name),
    syncWith(name, text) {
      const before = known.get(name);
      if (before === undefined || before === text) return;
      known.set(name, text);
      history = recordForeign(history, { file: name, before, after: text }, (other) => known.get(other) ?? '');
      save([name]);
    },
    record({ label, field, time, startedAt = time }, texts) {
      const last = continuedStep(field, startedAt, texts);
      const changes = [...texts].map(([name, { before, after, ...rest }]) => {
        const own = last?.changes.find((change) => change.file === name);
        const first = own ? applyEdits(before, own.edits) : before;
        return inverseOf(first, { ...rest, file: name, edits: editsOf(name, first, after) });
      });
      for (const [name, { after }] of texts) known.set(name, after);
      if (last) history = withoutLast(history, 'undo');
      const isNothing = changes.every(({ edits }) => edits.length === 0);
      const step: HistoryStep = { id: last?.id ?? nextId++, label, time, ...(field ? { field } : {}), changes };
      if (!isNothing) history = recordStep(history, step);
      save(texts.keys());
      return isNothing ? undefined : step;
    },
    next: (direction, textOf) => undoOrRedo(history, direction, textOf),
    recordUndo({ texts, history: after }) {
      for (const [name, text] of texts) known.set(name, text);
      // Further typing in the same field is another step.
      history = { undo: after.undo.map(({ field: _, ...step }) => step), redo: after.redo };
      save(texts.keys());
    },
    drop(direction) {
      history = withoutNext(history, direction, (name) => known.get(name) ?? '');
      save([]);
    },
    keepFile(from, hash) {
      mkdirSync(media, { recursive: true });
      throughTemporary(path.join(media, hash), (temporary) => copyFileSync(from, temporary));
    },
    forgetFile(hash) {
      if (!named.has(hash)) rmSync(path.join(media, hash), { force: true });
    },
    bytesNamed: (name) => bytesIfThere(path.join(media, name)),
  };
}
