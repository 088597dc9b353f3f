import { applyEdits, invert, rebase, type TextEdit } from './text-edit.ts';

/** Edits of one file, by the name that whoever keeps the history gives it. */
export interface FileEdits {
  file: string;
  edits: TextEdit[];
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

/** Moves the steps of a pile to where they apply once another program has made edits of a file. */
function rebaseSteps(steps: readonly HistoryStep[], file: string, edits: readonly TextEdit[]): HistoryStep[] {
  let over: readonly TextEdit[] | undefined = edits;
  const moved: HistoryStep[] = [];
  for (const step of steps.toReversed()) {
    const own = step.changes.find((change) => change.file === file);
    if (!own) {
      moved.unshift(step);
      continue;
    }
    const rebased: TextEdit[] | undefined = over && rebase(own.edits, over);
    // What the other program did, in the text that this step leaves behind.
    over = over && rebased && rebase(over, own.edits);
    if (rebased)
      moved.unshift({
        ...step,
        changes: step.changes.map((change) => (change === own ? { file, edits: rebased } : change)),
      });
    else moved.unshift({ ...step, isBlocked: true });
  }
  return moved;
}

/** Notes what another program did to a file: steps of the same file move, or are blocked where it changed the same. */
export function recordForeign({ undo, redo }: History, file: string, edits: readonly TextEdit[]): History {
  if (edits.length === 0) return { undo, redo };
  return { undo: rebaseSteps(undo, file, edits), redo: rebaseSteps(redo, file, edits) };
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
  const changes = step.changes.map(({ file, edits }) => {
    const text = textOf(file);
    texts.set(file, applyEdits(text, edits));
    return { file, edits: invert(text, edits) };
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
