import { diffTexts } from './diff-text.ts';
import { applyEdits, invert, rebase, type TextEdit } from './text-edit.ts';

/** Edits of one file. The owner of the history chooses the names of files. */
export interface FileEdits {
  file: string;
  edits: TextEdit[];
  /** Set if the edits create the file, or remove it. */
  becomes?: 'created' | 'removed';
  /** Name of the file before or after the edits, if they move it: one name is created, the other removed. */
  otherName?: string;
  /** Hash of the bytes of a created or removed text, if they are not simply the text in UTF-8. */
  hash?: string;
}

const OPPOSITE = { created: 'removed', removed: 'created' } as const;

/** Returns the edits that undo those of a file. `text` is the file's text before them. */
export function inverseOf(text: string, change: FileEdits): FileEdits {
  const { edits, becomes } = change;
  return { ...change, edits: invert(text, edits), ...(becomes ? { becomes: OPPOSITE[becomes] } : {}) };
}

/** One step of the history, with the edits that undo or redo it. */
export interface HistoryStep {
  id: number;
  label: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Identifies the edited field. */
  field?: string;
  /** Edits that undo or redo the step, once all later steps have been undone. */
  changes: FileEdits[];
  /** Another program has changed the same characters, so the step can no longer be undone or redone. */
  isBlocked?: true;
}

/** Steps to undo and steps to redo, the most recent last in both lists. */
export interface History {
  undo: readonly HistoryStep[];
  redo: readonly HistoryStep[];
}

/** Maximum number of steps kept. */
const MAX_STEPS = 200;

export const emptyHistory: History = { undo: [], redo: [] };

/** Adds a step; its `changes` undo it. */
export function recordStep({ undo }: History, step: HistoryStep): History {
  return { undo: [...undo, step].slice(-MAX_STEPS), redo: [] };
}

/** A change of a text by another program. */
interface ForeignChange {
  file: string;
  before: string;
  after: string;
}

/**
 * Rebases the steps of a stack on a change of a file by another program. A conflicting step cannot be undone; for the
 * steps below it, its own change counts as another foreign change.
 */
function rebaseSteps(steps: readonly HistoryStep[], foreign: ForeignChange, textOf: (file: string) => string) {
  /** Text of each file after the steps so far: without the other program's change, and with it. */
  const texts = new Map([[foreign.file, { own: foreign.before, now: foreign.after }]]);
  const moved: HistoryStep[] = [];
  for (const step of steps.toReversed()) {
    const rebasedChanges = step.changes.map((change) => {
      const { file, edits, becomes } = change;
      const text = texts.get(file) ?? { own: textOf(file), now: textOf(file) };
      // A file is created from nothing, even if another program has put one in its place since then.
      const rebased = becomes === 'created' ? edits : rebase(edits, diffTexts(text.own, text.now));
      return { change, text, rebased };
    });
    const isBlocked = rebasedChanges.some(({ rebased }) => !rebased);
    for (const { change, text, rebased } of rebasedChanges) {
      const { file, edits } = change;
      const now = isBlocked || !rebased ? text.now : applyEdits(text.now, rebased);
      texts.set(file, { own: applyEdits(text.own, edits), now });
    }
    const changes = rebasedChanges.map(({ change, rebased = [] }) => ({ ...change, edits: isBlocked ? [] : rebased }));
    moved.unshift({ ...step, changes, ...(isBlocked ? { isBlocked } : {}) });
  }
  return moved;
}

/** Records another program's change of a file: steps of the same file are rebased, or blocked if they conflict. */
export function recordForeign(
  { undo, redo }: History,
  foreign: ForeignChange,
  textOf: (file: string) => string,
): History {
  return { undo: rebaseSteps(undo, foreign, textOf), redo: rebaseSteps(redo, foreign, textOf) };
}

/** The texts and the history after a step was undone or redone. */
export interface UndoneStep {
  step: HistoryStep;
  texts: Map<string, string>;
  history: History;
}

/**
 * Undoes or redoes a step. Returns only the step if it is blocked, or if it would remove a file with text that another
 * program has added; returns `undefined` if there is no step.
 */
export function undoOrRedo(
  history: History,
  from: 'undo' | 'redo',
  textOf: (file: string) => string,
): UndoneStep | HistoryStep | undefined {
  const step = history[from].at(-1);
  if (!step || step.isBlocked) return step;
  const texts = new Map<string, string>();
  const changes = step.changes.map((change) => {
    const text = textOf(change.file);
    texts.set(change.file, applyEdits(text, change.edits));
    return inverseOf(text, change);
  });
  if (step.changes.some(({ file, becomes }) => becomes === 'removed' && texts.get(file) !== '')) return step;
  const rest = history[from].slice(0, -1);
  const other = [...history[from === 'undo' ? 'redo' : 'undo'], { ...step, changes }];
  return { step, texts, history: from === 'undo' ? { undo: rest, redo: other } : { undo: other, redo: rest } };
}

/**
 * Returns the history without its next step to undo or redo, whose change stays. For the steps below it, this change
 * counts as a change by another program.
 */
export function withoutNext(history: History, from: 'undo' | 'redo', textOf: (file: string) => string): History {
  let { [from]: below } = withoutLast(history, from);
  const texts = new Map<string, string>();
  for (const { file, edits } of history[from].at(-1)?.changes ?? []) {
    const after = textOf(file);
    texts.set(file, applyEdits(after, edits));
  }
  for (const [file, before] of texts) {
    const foreign = { file, before, after: textOf(file) };
    below = rebaseSteps(below, foreign, (other) => texts.get(other) ?? textOf(other));
    texts.delete(file);
  }
  return { ...history, [from]: below };
}

/** Returns the history without the next step to undo or redo. */
export function withoutLast(history: History, from: 'undo' | 'redo'): History {
  return { ...history, [from]: history[from].slice(0, -1) };
}
