import type { EditedDocument, SourceId } from '../../protocol.ts';
import { applyChange, isChange, isTyping, type PendingChange } from './own-changes.ts';
import { type EditorState, type OpenedText, unchanged } from './state.ts';

/** A copy of the state, which a transition changes. The values in it are immutable. */
export type Draft = EditorState;

export const changesOf = ({ queue }: Draft, file: SourceId) =>
  queue.filter((one): one is PendingChange => isChange(one) && one.file === file && !one.isAdopted);

/** Returns refused changes, without conflicts. */
export const refusedIn = ({ queue }: Draft) =>
  queue.filter(isChange).filter(({ stopped }) => stopped && !stopped.conflict);

/**
 * Returns whether a change is visible in its file. A refused edit of the Markdown is. Any other refused change is,
 * unless it shifts items or is in conflict.
 */
const isShown = ({ stopped, operations = [], body }: PendingChange) =>
  !stopped || body !== undefined || (!stopped.conflict && operations.every(isTyping));

const hasPendingEdits = (draft: Draft, file: SourceId) =>
  draft.composing === file || changesOf(draft, file).some(({ stopped, body }) => !stopped || body !== undefined);

export function readFile(draft: Draft, file: SourceId): void {
  draft.count += 1;
  draft.reads = new Map(draft.reads).set(file, draft.count);
}

export function endRead(draft: Draft, file: SourceId): void {
  draft.reads = new Map([...draft.reads].filter(([one]) => one !== file));
}

/** Shows a file with the author's unanswered changes. */
export function show(draft: Draft, file: SourceId): void {
  const open = draft.files.get(file);
  if (!open) return;
  const { readOnly: _, ...edited } = changesOf(draft, file)
    .filter(isShown)
    .reduce<EditedDocument>(applyChange, open.base);
  const { readOnly } = open.newest;
  const shown = readOnly === undefined ? edited : { ...edited, readOnly };
  draft.files = new Map(draft.files).set(file, { ...open, shown });
}

/**
 * Shows the newest state of a file. Keeps the previous one while changes are unanswered or an input method is
 * composing.
 */
export function showNewest(draft: Draft, file: SourceId): void {
  const open = draft.files.get(file);
  if (open && !hasPendingEdits(draft, file)) {
    const { newest } = open;
    // While a file cannot be parsed, its form shows the previous data.
    const data = unchanged(open.shown.data, newest.data ?? open.base.data);
    draft.files = new Map(draft.files).set(file, { ...open, base: data === undefined ? newest : { ...newest, data } });
    if (open.announced !== undefined) readAgain(draft, file);
  }
  show(draft, file);
}

/** Stores the hash that an event announced as `announced`, or clears it if `newest` already has this hash. */
function setAnnounced(draft: Draft, { announced: _, ...open }: OpenedText, hash: string | undefined): void {
  const isNews = hash !== undefined && hash !== open.newest.hash;
  draft.files = new Map(draft.files).set(open.newest.file, { ...open, ...(isNews && { announced: hash }) });
}

export function readAgain(draft: Draft, file: SourceId): void {
  const open = draft.files.get(file);
  if (!open) return;
  setAnnounced(draft, open, undefined);
  readFile(draft, file);
}

/**
 * Reads a file that an event names, unless its state is known. The read is delayed while changes are unanswered or an
 * input method is composing.
 */
export function onFileAnnounced(draft: Draft, file: SourceId, hash: string): void {
  const open = draft.files.get(file);
  if (!open) return;
  setAnnounced(draft, open, hash);
  if (open.newest.hash !== hash && !hasPendingEdits(draft, file)) readAgain(draft, file);
}

/** Receives the state of a file on disk. Drops a read that is under way, because its answer may be older. */
export function receive(draft: Draft, edited: EditedDocument): void {
  const open = draft.files.get(edited.file) ?? { base: edited, newest: edited, shown: edited };
  setAnnounced(draft, { ...open, newest: edited }, open.announced);
  endRead(draft, edited.file);
}

export function receiveAndShow(draft: Draft, edited: EditedDocument): void {
  receive(draft, edited);
  showNewest(draft, edited.file);
}
