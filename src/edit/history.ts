import { diffTexts } from './diff-text.ts';
import { applyEdits, invert, rebase, type TextEdit } from './text-edit.ts';

/** Edits of one file, by the name that whoever keeps the history gives it. */
export interface FileEdits {
  file: string;
  edits: TextEdit[];
  /** Whether the edits make the file, which is not there before, or leave nothing of it, and it goes. */
  becomes?: 'created' | 'removed';
}

const OPPOSITE = { created: 'removed', removed: 'created' } as const;

/** The edits that take back those of a file. `text` is that of the file before. */
export function takenBack(text: string, { file, edits, becomes }: FileEdits): FileEdits {
  return { file, edits: invert(text, edits), ...(becomes ? { becomes: OPPOSITE[becomes] } : {}) };
}

/** One step of an author's, with the edits that take it back, or that carry it out again. */
export interface HistoryStep {
  id: number;
  label: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Names the field that was typed in. */
  field?: string;
  /** Edits of the texts as they are once every step above this one has been taken. */
  changes: FileEdits[];
  /** Another program has changed the same characters: the step can be taken no more. */
  isBlocked?: true;
}

/** Steps that can be taken back and those that can be carried out again, each the latest last. */
export interface History {
  undo: readonly HistoryStep[];
  redo: readonly HistoryStep[];
}

/** How many steps are kept. */
const MOST_STEPS = 200;

export const emptyHistory: History = { undo: [], redo: [] };

/** Adds a step that has been carried out; `changes` take it back. */
export function recordStep({ undo }: History, step: HistoryStep): History {
  return { undo: [...undo, step].slice(-MOST_STEPS), redo: [] };
}

/** A text that another program has changed. */
export interface ForeignChange {
  file: string;
  before: string;
  after: string;
}

/**
 * Moves the steps of a pile to where they apply once another program has changed a file. A step that it is in the way of
 * stays carried out, so that for the steps below it its own change is one more that is not theirs.
 */
function rebaseSteps(steps: readonly HistoryStep[], foreign: ForeignChange, textOf: (file: string) => string) {
  /** Of each file what the steps taken so far leave of it: without the other program, and with it. */
  const texts = new Map([[foreign.file, { own: foreign.before, now: foreign.after }]]);
  const moved: HistoryStep[] = [];
  for (const step of steps.toReversed()) {
    const taken = step.changes.map(({ file, edits, becomes }) => {
      const text = texts.get(file) ?? { own: textOf(file), now: textOf(file) };
      return { file, text, edits, becomes, rebased: rebase(edits, diffTexts(text.own, text.now)) };
    });
    const isBlocked = taken.some(({ rebased }) => !rebased);
    for (const { file, text, edits, rebased } of taken) {
      const now = isBlocked || !rebased ? text.now : applyEdits(text.now, rebased);
      texts.set(file, { own: applyEdits(text.own, edits), now });
    }
    const changes = taken.map(({ file, becomes, rebased = [] }) => {
      return { file, edits: isBlocked ? [] : rebased, ...(becomes ? { becomes } : {}) };
    });
    moved.unshift({ ...step, changes, ...(isBlocked ? { isBlocked } : {}) });
  }
  return moved;
}

/** Notes what another program did to a file: steps of the same file move, or are blocked where it changed the same. */
export function recordForeign(
  { undo, redo }: History,
  foreign: ForeignChange,
  textOf: (file: string) => string,
): History {
  return { undo: rebaseSteps(undo, foreign, textOf), redo: rebaseSteps(redo, foreign, textOf) };
}

/** What taking the last step of a pile makes of the texts, and of the history. */
export interface Taken {
  step: HistoryStep;
  texts: Map<string, string>;
  history: History;
}

function take(
  history: History,
  from: 'undo' | 'redo',
  textOf: (file: string) => string,
): Taken | HistoryStep | undefined {
  const step = history[from].at(-1);
  if (!step || step.isBlocked) return step;
  const texts = new Map<string, string>();
  const changes = step.changes.map((change) => {
    const text = textOf(change.file);
    texts.set(change.file, applyEdits(text, change.edits));
    return takenBack(text, change);
  });
  const rest = history[from].slice(0, -1);
  const other = [...history[from === 'undo' ? 'redo' : 'undo'], { ...step, changes }];
  return { step, texts, history: from === 'undo' ? { undo: rest, redo: other } : { undo: other, redo: rest } };
}

/** Takes the last step back. The step alone where it is blocked; nothing where there is none. */
export function takeUndo(history: History, textOf: (file: string) => string): Taken | HistoryStep | undefined {
  return take(history, 'undo', textOf);
}

/** Carries the step that was taken back last out again. The step alone where it is blocked; nothing where there is none. */
export function takeRedo(history: History, textOf: (file: string) => string): Taken | HistoryStep | undefined {
  return take(history, 'redo', textOf);
}

/** A history without the step that is next to be taken. */
export function withoutLast(history: History, from: 'undo' | 'redo'): History {
  return { ...history, [from]: history[from].slice(0, -1) };
}
