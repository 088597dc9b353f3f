import { diffTexts } from '../../edit/diff-text.ts';
import { applyEdits, type TextEdit } from '../../edit/text-edit.ts';

/** Maximum number of states that are kept for all files together. */
const MAX_STATES = 10_000;

/** A state of a file: its text, or the edits that turn a later state into it. */
type SeenState = { text: string } | { later: string; edits: TextEdit[] };

/** The states of files that authors have seen, by hash, as bases of changes. */
export interface SeenTexts {
  add(file: string, hash: string, text: string): void;
  /** Returns the text of a state; `undefined` if it was never seen, or too long ago. */
  get(hash: string): string | undefined;
}

/**
 * Creates the record of seen states. Only the latest text of each file is stored as such; older states are stored as
 * edits, because a tab may base a change on a state from many saves ago.
 */
export function createSeenTexts(): SeenTexts {
  const states = new Map<string, SeenState>();
  const latest = new Map<string, { hash: string; text: string }>();
  return {
    add(file, hash, text) {
      const before = latest.get(file);
      if (before?.hash === hash && states.has(hash)) return;
      states.delete(hash);
      states.set(hash, { text });
      latest.set(file, { hash, text });
      if (before && before.hash !== hash && states.has(before.hash))
        states.set(before.hash, { later: hash, edits: diffTexts(text, before.text) });
      for (const oldest of states.keys()) {
        if (states.size <= MAX_STATES) break;
        states.delete(oldest);
      }
    },
    get(hash) {
      const steps: TextEdit[][] = [];
      let state = states.get(hash);
      while (state && 'edits' in state) {
        steps.unshift(state.edits);
        state = states.get(state.later);
      }
      return state && steps.reduce(applyEdits, state.text);
    },
  };
}
