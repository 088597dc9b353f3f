import { ChangeSet } from '@codemirror/state';
import { applyToData } from '../../../edit/apply-to-data.ts';
import { applyEdits, type TextEdit } from '../../../edit/text-edit.ts';
import { join, keysOf } from '../../../model/read/pointer.ts';
import type { Conflict, EditedDocument, FieldOperation, RequestId, SourceId } from '../../protocol.ts';

/** What an author does to one file. */
export interface Doing {
  file: SourceId;
  label: string;
  /** Names the field that is typed in. */
  field: string;
  operations?: FieldOperation[];
  /** Edits of the Markdown behind the front matter. */
  body?: TextEdit[];
  /** Edits of the whole text. */
  edits?: TextEdit[];
}

/** A change that the author has made and that the server has not answered. */
export interface OwnChange extends Doing {
  id: RequestId;
  /** When the first key of it was pressed, in milliseconds since 1970. */
  startedAt: number;
  /** Names the state that it was made upon: one that the server has named, or the result of a change before it. */
  base: string | { after: RequestId };
  /** It may have reached the server, so that nothing is added to it. */
  isSent?: true;
  /** It was made in a tab that is closed: this one does not show it. */
  isTakenUp?: true;
  /** Why the server does not carry it out; it waits for the author, and nothing waits for it. */
  stopped?: { message: string; conflict?: Conflict };
}

/** Taking back the last step, or carrying it out again, in its turn. */
export interface OwnTravel {
  id: RequestId;
  travel: 'undo' | 'redo';
}

/** What waits for the server, in its order. */
export type Queued = OwnChange | OwnTravel;

export const isChange = (one: Queued | undefined): one is OwnChange => one !== undefined && 'file' in one;

export const isTyping = ({ type }: FieldOperation) => type === 'set' || type === 'unset';

const editsOf = (changes: ChangeSet): TextEdit[] => {
  const edits: TextEdit[] = [];
  changes.iterChanges((start, end, _from, _to, text) => edits.push({ start, end, text: text.toString() }));
  return edits;
};

const growth = (edits: readonly TextEdit[]) =>
  edits.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);

/** Edits of a text, and then edits of what comes of it, as edits of the first. */
export function composeEdits(first: readonly TextEdit[], second: readonly TextEdit[]): TextEdit[] {
  // Neither says how long the text is: what lies behind both is left as it is.
  const length = Math.max(first.at(-1)?.end ?? 0, (second.at(-1)?.end ?? 0) - growth(first));
  const set = (edits: readonly TextEdit[], of: number) =>
    ChangeSet.of(
      edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text })),
      of,
    );
  return editsOf(set(first, length).compose(set(second, length + growth(first))));
}

/** A change and one of the same field that follows it as one; nothing where they are of different fields. */
export function merged(first: OwnChange, second: Doing): OwnChange | undefined {
  if (first.file !== second.file || first.field !== second.field) return undefined;
  if (first.body && second.body) return { ...first, body: composeEdits(first.body, second.body) };
  if (!first.operations?.every(isTyping) || !second.operations?.every(isTyping)) return undefined;
  const byPointer = new Map(first.operations.map((operation) => [operation.pointer, operation]));
  for (const operation of second.operations) {
    const { oldValue } = byPointer.get(operation.pointer) ?? operation;
    const isAdded = byPointer.has(operation.pointer) && oldValue === undefined;
    // Added and removed again: there is nothing to do.
    if (isAdded && operation.type === 'unset') byPointer.delete(operation.pointer);
    else {
      const { oldValue: _, ...next } = operation;
      byPointer.set(operation.pointer, oldValue === undefined ? next : { ...next, oldValue });
    }
  }
  return { ...first, operations: [...byPointer.values()] };
}

/** A document with a change in it. */
export function withChange(document: EditedDocument, { operations = [], body = [] }: Doing): EditedDocument {
  const { data, text, bodyOffset = 0 } = document;
  return {
    ...document,
    text: body.length > 0 ? text.slice(0, bodyOffset) + applyEdits(text.slice(bodyOffset), body) : text,
    ...(data === undefined
      ? {}
      : { data: operations.reduce((made, operation) => applyToData(made, operation) ?? made, data) }),
  };
}

const parentOf = (pointer: string) => keysOf(pointer).slice(0, -1).reduce<string>(join, '');

/** What a change touches: values, of what moves items their whole list, and the text. */
function touchedBy({ operations = [], body, edits }: Doing): string[] {
  const values = operations.map((operation) => (isTyping(operation) ? operation.pointer : parentOf(operation.pointer)));
  return [...values, ...(body ? ['#body'] : []), ...(edits ? [''] : [])];
}

/** Whether a change has to do with what another one changes, so that it cannot be carried out without it. */
function dependsOn(change: Doing, other: Doing): boolean {
  const isWithin = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);
  return touchedBy(change).some((one) => touchedBy(other).some((two) => isWithin(one, two) || isWithin(two, one)));
}

/** What a change would write, for people to copy. */
export function textOf({ operations = [], body = [], edits = [] }: Doing): string {
  const values = operations.flatMap((operation) => ('value' in operation ? [operation.value] : []));
  const texts = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2)));
  return [...texts, ...[...body, ...edits].map(({ text }) => text)].join('\n');
}

/** A queue with another state of a change. */
export function replaced(queue: readonly Queued[], id: RequestId, change: OwnChange): Queued[] {
  return queue.map((one) => (one.id === id ? change : one));
}

/** A queue in which what was made upon the result of a change is made upon another state. */
export function relinked(queue: readonly Queued[], id: RequestId, base: OwnChange['base']): Queued[] {
  const isUpon = (one: Queued) => isChange(one) && typeof one.base !== 'string' && one.base.after === id;
  return queue.map((one) => (isUpon(one) ? { ...one, base } : one));
}

/** A queue in which a change is put aside, with all that cannot be carried out without it. The rest goes on. */
export function withAside(
  queue: readonly Queued[],
  id: RequestId,
  stopped: NonNullable<OwnChange['stopped']>,
): Queued[] {
  const changes = queue.filter(isChange);
  const change = changes.find((one) => one.id === id);
  if (!change) return [...queue];
  let next = relinked(queue, id, change.base);
  let whole: OwnChange = { ...change, stopped };
  const aside = [change];
  for (const { id: later } of changes.slice(changes.indexOf(change) + 1)) {
    const one = next.filter(isChange).find((other) => other.id === later);
    if (!one || one.file !== change.file || one.isTakenUp !== change.isTakenUp || one.stopped) continue;
    const without = aside.find((other) => dependsOn(one, other));
    if (!without) continue;
    next = relinked(next, later, one.base);
    if (whole.body && one.body) {
      whole = { ...whole, body: composeEdits(whole.body, one.body) };
      next = next.filter((other) => other !== one);
    } else {
      aside.push(one);
      next = replaced(next, later, { ...one, base: { after: without.id }, stopped: { message: stopped.message } });
    }
  }
  return replaced(next, id, whole);
}
