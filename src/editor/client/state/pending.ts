import type { Json } from '../../../edit/json-operation.ts';
import { rebase, type TextEdit } from '../../../edit/text-edit.ts';
import { get } from '../../../model/read/pointer.ts';
import type { FieldOperation, RequestedChange } from '../../protocol.ts';
import { minimalEdit } from './minimal-edit.ts';
import type { PendingChange } from './state.ts';

const KEY = 'vitrine-edit-pending';

const isTyping = ({ type }: FieldOperation) => type === 'set' || type === 'unset';

/** Two changes of one field as one, with old values and time of the first; nothing where they are of different fields. */
function merge(first: PendingChange, second: PendingChange): PendingChange | undefined {
  if (first.file !== second.file || first.field !== second.field) return undefined;
  const one = { ...second, ...(first.startedAt === undefined ? {} : { startedAt: first.startedAt }) };
  if (first.text && second.text) return { ...one, text: { base: first.text.base, wanted: second.text.wanted } };
  if (!first.operations?.every(isTyping) || !second.operations?.every(isTyping)) return undefined;
  const byPointer = new Map(first.operations.map((operation) => [operation.pointer, operation]));
  for (const operation of second.operations) {
    const { oldValue: _, ...earlier } = byPointer.get(operation.pointer) ?? operation;
    const { oldValue } = byPointer.get(operation.pointer) ?? operation;
    const isAdded = earlier.type === 'set' && oldValue === undefined;
    // What was added and is gone again never was.
    if (isAdded && operation.type === 'unset') byPointer.delete(operation.pointer);
    else {
      const { oldValue: __, ...next } = operation;
      byPointer.set(operation.pointer, oldValue === undefined ? next : { ...next, oldValue });
    }
  }
  return { ...one, operations: [...byPointer.values()] };
}

/** Adds a change to those that wait. */
export function enqueue(queue: readonly PendingChange[], change: PendingChange): PendingChange[] {
  const last = queue.at(-1);
  const merged = last && merge(last, change);
  return merged ? [...queue.slice(0, -1), merged] : [...queue, change];
}

const same = (a: Json | undefined, b: Json | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** What is left to be written of a change, given the file as it is; nothing where all of it is there already. */
export function remaining(
  change: PendingChange,
  document: { data?: Json; text: string; hash: string },
): RequestedChange | undefined {
  const { file, operations, text } = change;
  const baseHash = document.hash;
  if (text) {
    const edit = minimalEdit(text.base, text.wanted);
    const moved = edit && text.base !== document.text ? movedEdit(edit, text.base, document.text) : edit;
    return moved && document.text !== text.wanted ? { file, baseHash, edits: [moved] } : undefined;
  }
  const left = (operations ?? []).filter((operation) => {
    if (operation.type === 'set') return !same(get(document.data, operation.pointer), operation.value);
    return operation.type !== 'unset' || get(document.data, operation.pointer) !== undefined;
  });
  return left.length > 0 ? { file, baseHash, operations: left } : undefined;
}

/** An edit of one text where another program has made another text of it; the edit as it is where both touch. */
function movedEdit(edit: TextEdit, base: string, theirs: string) {
  const their = minimalEdit(base, theirs);
  return their ? (rebase([edit], [their])?.[0] ?? edit) : edit;
}

/** Whether a change of a text touches what another program has changed in it. */
export function clashes({ text }: PendingChange, theirs: string): boolean {
  if (!text || text.base === theirs || text.wanted === theirs) return false;
  const [own, their] = [minimalEdit(text.base, text.wanted), minimalEdit(text.base, theirs)];
  return Boolean(own && their && !rebase([own], [their]));
}

/** Keeps what waits, so that it outlives a reload. */
export function storePending(queue: readonly PendingChange[]): void {
  if (queue.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(queue));
}

export function storedPending(): PendingChange[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as PendingChange[];
  } catch {
    return [];
  }
}
