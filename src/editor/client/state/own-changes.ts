import { ChangeSet } from '@codemirror/state';
import { applyToData } from '../../../edit/apply-to-data.ts';
import { applyEdits, type TextEdit } from '../../../edit/text-edit.ts';
import { isWithin, parentOf } from '../../../model/read/pointer.ts';
import type { Conflict, EditedDocument, FieldOperation, SourceId } from '../../protocol.ts';

/** An edit of one file by the author. */
export interface AuthorEdit {
  file: SourceId;
  label: string;
  /** Identifies the edited field. */
  field: string;
  operations?: readonly FieldOperation[];
  /** Edits of the Markdown after front matter. */
  body?: TextEdit[];
  /** Correction of a problem: an edit of the whole text that had this hash, even if the author has typed since. */
  correction?: { edit: TextEdit; hash: string };
}

/** A change by the author that the server has not answered. */
export interface PendingChange extends AuthorEdit {
  id: string;
  /** Time of its first keystroke, in milliseconds since 1970. */
  startedAt: number;
  /** The state that it is based on: a hash from the server, or the result of an earlier change. */
  base: string | { after: string };
  /** It may have reached the server, so that nothing can be added to it. */
  isSent?: true;
  /** It was made in a tab that is closed: this tab does not show it. */
  isAdopted?: true;
  /** Reason why the server refused it. A refused change waits for the author, and no other change waits for it. */
  stopped?: { message: string; conflict?: Conflict };
}

/** An undo or redo of the last step, in the queue. */
export interface UndoRequest {
  id: string;
  direction: 'undo' | 'redo';
}

/** Changes that wait for the server, in order. */
export type Queued = PendingChange | UndoRequest;

export const isChange = (one: Queued | undefined): one is PendingChange => one !== undefined && 'file' in one;

export const isTyping = ({ type }: FieldOperation) => type === 'set' || type === 'unset';

/** Converts CodeMirror's changes of a text into edits. */
export function editsOf(changes: ChangeSet): TextEdit[] {
  const edits: TextEdit[] = [];
  changes.iterChanges((start, end, _from, _to, text) => edits.push({ start, end, text: text.toString() }));
  return edits;
}

const growth = (edits: readonly TextEdit[]) =>
  edits.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);

/** Composes edits of a text with edits of the result into edits of the original text. */
export function composeEdits(first: readonly TextEdit[], second: readonly TextEdit[]): TextEdit[] {
  // The length of the text is unknown here: text after both lists of edits is unchanged.
  const length = Math.max(first.at(-1)?.end ?? 0, (second.at(-1)?.end ?? 0) - growth(first));
  const set = (edits: readonly TextEdit[], of: number) =>
    ChangeSet.of(
      edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text })),
      of,
    );
  return editsOf(set(first, length).compose(set(second, length + growth(first))));
}

/** Merges a change with the next one of the same field; `undefined` if the fields differ. */
export function merged(first: PendingChange, second: AuthorEdit): PendingChange | undefined {
  if (first.file !== second.file || first.field !== second.field) return undefined;
  if (first.body && second.body) return { ...first, body: composeEdits(first.body, second.body) };
  if (!first.operations?.every(isTyping) || !second.operations?.every(isTyping)) return undefined;
  const byPointer = new Map(first.operations.map((operation) => [operation.pointer, operation]));
  for (const operation of second.operations) {
    const { oldValue } = byPointer.get(operation.pointer) ?? operation;
    const isAdded = byPointer.has(operation.pointer) && oldValue === undefined;
    // Added and removed again: drop the operation.
    if (isAdded && operation.type === 'unset') byPointer.delete(operation.pointer);
    else {
      const { oldValue: _, ...next } = operation;
      byPointer.set(operation.pointer, oldValue === undefined ? next : { ...next, oldValue });
    }
  }
  return { ...first, operations: [...byPointer.values()] };
}

/** Returns the Markdown of a document after its front matter. */
export const bodyOf = ({ text, bodyOffset = 0 }: EditedDocument) => text.slice(bodyOffset);

/** Applies a change to a document. */
export function applyChange(edited: EditedDocument, { operations = [], body = [] }: AuthorEdit): EditedDocument {
  const { data, text, bodyOffset = 0 } = edited;
  return {
    ...edited,
    text: body.length > 0 ? text.slice(0, bodyOffset) + applyEdits(text.slice(bodyOffset), body) : text,
    ...(data === undefined
      ? {}
      : { data: operations.reduce((made, operation) => applyToData(made, operation) ?? made, data) }),
  };
}

/**
 * Returns pointers that a change touches: of values, of the whole list if items move, and of the text. A correction has
 * none, because no other change is based on it.
 */
function touchedBy({ operations = [], body }: AuthorEdit): string[] {
  const values = operations.map((operation) => (isTyping(operation) ? operation.pointer : parentOf(operation.pointer)));
  return [...values, ...(body ? ['#body'] : [])];
}

/** Whether a change overlaps another one, so that it depends on it. */
function dependsOn(change: AuthorEdit, other: AuthorEdit): boolean {
  return touchedBy(change).some((one) => touchedBy(other).some((two) => isWithin(one, two) || isWithin(two, one)));
}

/** Returns the text that a change would write, for people to copy. */
export function typedTextOf({ operations = [], body = [] }: AuthorEdit): string {
  const values = operations.flatMap((operation) => ('value' in operation ? [operation.value] : []));
  const texts = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2)));
  return [...texts, ...body.map(({ text }) => text)].join('\n');
}

/** Replaces a change in a queue. */
export function replaced(queue: readonly Queued[], id: string, change: PendingChange): Queued[] {
  return queue.map((one) => (one.id === id ? change : one));
}

/** Rebases changes in a queue: a change that is based on the result of `id` gets another base. */
export function rebased(queue: readonly Queued[], id: string, base: PendingChange['base']): Queued[] {
  const isUpon = (one: Queued) => isChange(one) && typeof one.base !== 'string' && one.base.after === id;
  return queue.map((one) => (isUpon(one) ? { ...one, base } : one));
}

/** Returns the changes that were set aside because they depend on one, in order. */
export function dependentsOf(queue: readonly Queued[], id: string): PendingChange[] {
  const ids = new Set([id]);
  return queue.filter(isChange).filter(({ id: own, base, stopped }) => {
    const isDependent = stopped && !stopped.conflict && typeof base !== 'string' && ids.has(base.after);
    if (isDependent) ids.add(own);
    return isDependent;
  });
}

/** Sets a change of a queue aside, with all changes that depend on it. The others are still sent. */
export function blocked(
  queue: readonly Queued[],
  id: string,
  stopped: NonNullable<PendingChange['stopped']>,
): Queued[] {
  const changes = queue.filter(isChange);
  const change = changes.find((one) => one.id === id);
  if (!change) return [...queue];
  let next = rebased(queue, id, change.base);
  let whole: PendingChange = { ...change, stopped };
  const stoppedChanges = [change];
  for (const { id: later } of changes.slice(changes.indexOf(change) + 1)) {
    const one = next.filter(isChange).find((other) => other.id === later);
    if (!one || one.file !== change.file || one.isAdopted !== change.isAdopted || one.stopped) continue;
    if (!stoppedChanges.some((other) => dependsOn(one, other))) continue;
    next = rebased(next, later, one.base);
    if (whole.body && one.body) {
      whole = { ...whole, body: composeEdits(whole.body, one.body) };
      next = next.filter((other) => other !== one);
    } else {
      // Its author has seen the results of all of them.
      const after = (stoppedChanges.at(-1) ?? change).id;
      stoppedChanges.push(one);
      next = replaced(next, later, { ...one, base: { after }, stopped: { message: stopped.message } });
    }
  }
  return replaced(next, id, whole);
}
