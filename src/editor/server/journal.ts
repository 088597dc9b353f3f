import { readFileSync } from 'node:fs';
import path from 'node:path';
import { diffTexts } from '../../edit/diff-text.ts';
import {
  emptyHistory,
  type FileEdits,
  type History,
  type HistoryStep,
  recordForeign,
  recordStep,
  type Taken,
  takenBack,
  takeRedo,
  takeUndo,
  withoutLast,
} from '../../edit/history.ts';
import { applyEdits } from '../../edit/text-edit.ts';
import { hashOf } from '../../publish/files/hash.ts';
import { writeFile } from '../../publish/files/write-file.ts';
import { isRecord } from '../../text/is-record.ts';

/** Typing in one field is one step as long as no pause is longer than this, in milliseconds. */
const PAUSE = 1000;

/** What one step makes of a file: a text that is not there is empty. */
export interface TextChange extends Pick<FileEdits, 'becomes'> {
  before: string;
  after: string;
}

/** Texts of the files of one step, before and after it. */
export type TextChanges = ReadonlyMap<string, TextChange>;

/** Remembers what was changed in the editor, on the disk, so that it can be taken back after a restart too. */
export interface Journal {
  history(): History;
  /** Text that a file had when the server ended last; nothing where no step is about it. */
  textAtStart(file: string): string | undefined;
  /** Tells how a file stands: what it holds that this journal did not write is another program's. */
  settle(file: string, text: string): void;
  /** Notes a step that has been written; several within a second in one field are one. Nothing where it changed nothing. */
  record(
    step: { label: string; field?: string | undefined; startedAt?: number | undefined; time: number },
    texts: TextChanges,
  ): HistoryStep | undefined;
  /** What taking back, or carrying out again, makes of the texts; the step alone where another program is in the way. */
  next(direction: 'undo' | 'redo', textOf: (file: string) => string): Taken | HistoryStep | undefined;
  /** Notes that this has been written. */
  taken(taken: Taken): void;
  /** Gives up a step that another program is in the way of. */
  drop(direction: 'undo' | 'redo'): void;
}

interface Saved {
  nextId: number;
  history: History;
  /** Files that steps are about. */
  files: string[];
}

function isSaved(value: unknown): value is Saved {
  return (
    isRecord(value) &&
    typeof value.nextId === 'number' &&
    Array.isArray(value.files) &&
    isRecord(value.history) &&
    Array.isArray(value.history.undo) &&
    Array.isArray(value.history.redo)
  );
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function readSaved(file: string): Saved {
  try {
    const value: unknown = JSON.parse(readIfThere(file) ?? '');
    if (isSaved(value)) return value;
  } catch {
    // None yet, or damaged: what was changed stands in the files themselves.
  }
  return { nextId: 1, history: emptyHistory, files: [] };
}

/** Opens the journal of a folder, which holds nothing yet, or what was written before. */
export function openJournal(directory: string): Journal {
  const file = path.join(directory, 'journal.json');
  const textFile = (name: string) => path.join(directory, 'texts', hashOf(name));
  const saved = readSaved(file);
  let { history, nextId } = saved;
  /** How files stood that steps are about, as far as this journal knows. */
  const known = new Map<string, string>();
  for (const name of saved.files) {
    const text = readIfThere(textFile(name));
    if (text !== undefined) known.set(name, text);
  }
  const atStart = new Map(known);
  const unsaved = new Set<string>();
  const save = (names: Iterable<string>) => {
    for (const name of names) unsaved.add(name);
    try {
      for (const name of unsaved) writeFile(textFile(name), known.get(name) ?? '');
      writeFile(file, JSON.stringify({ nextId, history, files: [...known.keys()] } satisfies Saved));
      unsaved.clear();
    } catch {
      // A full disk: the step is in memory, and is saved with the next one.
    }
  };

  /** The last step, if what is typed now goes on with it. */
  const goesOn = (field: string | undefined, startedAt: number, texts: TextChanges): HistoryStep | undefined => {
    const last = history.undo.at(-1);
    if (field === undefined || !last || last.isBlocked || history.redo.length > 0) return undefined;
    const isSame = last.field === field && startedAt - last.time <= PAUSE && last.changes.length === texts.size;
    return isSame && last.changes.every((change) => texts.has(change.file)) ? last : undefined;
  };

  return {
    history: () => history,
    textAtStart: (name) => atStart.get(name),
    settle(name, text) {
      const before = known.get(name);
      if (before === undefined || before === text) return;
      known.set(name, text);
      history = recordForeign(history, { file: name, before, after: text }, (other) => known.get(other) ?? '');
      save([name]);
    },
    record({ label, field, time, startedAt = time }, texts) {
      const last = goesOn(field, startedAt, texts);
      const changes = [...texts].map(([name, { before, after, becomes }]) => {
        const own = last?.changes.find((change) => change.file === name);
        const first = own ? applyEdits(before, own.edits) : before;
        return takenBack(first, { file: name, edits: diffTexts(first, after), ...(becomes ? { becomes } : {}) });
      });
      for (const [name, { after }] of texts) known.set(name, after);
      if (last) history = withoutLast(history, 'undo');
      const isNothing = changes.every(({ edits }) => edits.length === 0);
      const step: HistoryStep = { id: last?.id ?? nextId++, label, time, ...(field ? { field } : {}), changes };
      if (!isNothing) history = recordStep(history, step);
      save(texts.keys());
      return isNothing ? undefined : step;
    },
    next: (direction, textOf) => (direction === 'undo' ? takeUndo : takeRedo)(history, textOf),
    taken({ texts, history: after }) {
      for (const [name, text] of texts) known.set(name, text);
      // What is typed next in the same field is another step.
      history = { undo: after.undo.map(({ field: _, ...step }) => step), redo: after.redo };
      save(texts.keys());
    },
    drop(direction) {
      history = withoutLast(history, direction);
      save([]);
    },
  };
}
