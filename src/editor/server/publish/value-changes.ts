import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../../edit/json-operation.ts';
import { join, keysOf } from '../../../model/read/pointer.ts';
import { isRecord } from '../../../text/is-record.ts';

/** A difference between two versions of a document. `before` and `after` are pointers into these versions. */
export type ValueChange =
  | { type: 'set' | 'order'; before: string; after: string }
  | { type: 'added'; after: string }
  /** `after` is the place that the value would have in the current version. */
  | { type: 'removed'; before: string; after: string };

/** Returns the value that identifies an entry of a list even if its other values change. */
function identityOf(value: Json): string | undefined {
  if (!isRecord(value)) return undefined;
  for (const key of ['id', 'path', 'from', 'name']) {
    const named = value[key];
    if (typeof named === 'string') return `${key} ${named}`;
  }
  return undefined;
}

/** Returns the former index of each item of a list; -1 for a new item. */
export function formerIndices(before: readonly Json[], after: readonly Json[]): number[] {
  const former = after.map(() => -1);
  const left = new Set(before.keys());
  const pair = (isSame: (now: Json, old: Json, index: number, at: number) => boolean) => {
    for (const [index, now] of after.entries()) {
      if (former[index] !== -1) continue;
      const found = [...left].find((at) => isSame(now, before[at] as Json, index, at));
      if (found === undefined) continue;
      former[index] = found;
      left.delete(found);
    }
  };
  // Equal items at the same index come first, so that duplicates do not count as moved.
  pair((now, old, index, at) => index === at && isDeepStrictEqual(now, old));
  pair((now, old) => isDeepStrictEqual(now, old));
  pair((now, old) => identityOf(now) !== undefined && identityOf(now) === identityOf(old));
  // Sections, then entries without a name, are identified by their type and place.
  const isAlike = (now: Json, old: Json) => isRecord(now) && isRecord(old) && now.type === old.type;
  pair((now, old) => isAlike(now, old) && isRecord(now) && now.type !== undefined);
  pair((now, old, index, at) => index === at && before.length === after.length && isAlike(now, old));
  const isAlone = former.filter((at) => at === -1).length === left.size;
  pair((now, old) => isAlone && !isRecord(now) && !isRecord(old));
  return former;
}

/**
 * Returns the pointer into `before` of the value at a pointer into `after`; `undefined` if the entry of a list that
 * contains it is new.
 */
export function formerPointer(before: Json, after: Json, pointer: string): string | undefined {
  let [old, now, former]: [Json | undefined, Json | undefined, string] = [before, after, ''];
  for (const key of keysOf(pointer)) {
    if (Array.isArray(old) && Array.isArray(now)) {
      const index: number = formerIndices(old, now)[Number(key)] ?? -1;
      if (index < 0) return undefined;
      [old, now, former] = [old[index], now[Number(key)], join(former, index)];
    } else {
      if (!isRecord(old) || !isRecord(now)) return undefined;
      [old, now, former] = [old[key] as Json | undefined, now[key] as Json | undefined, join(former, key)];
    }
  }
  return former;
}

type Pointers = { before: string; after: string };

/** Whether the value at a pointer is compared as a whole. */
type IsWhole = (pointer: string) => boolean;

function* listChanges(before: Json[], after: Json[], at: Pointers, isWhole: IsWhole): Generator<ValueChange> {
  const former = formerIndices(before, after);
  const kept = former.filter((index) => index !== -1);
  if (kept.some((index, place) => place > 0 && index < (kept[place - 1] ?? 0))) yield { type: 'order', ...at };
  for (const [index, old] of former.entries()) {
    const here = join(at.after, index);
    if (old === -1) yield { type: 'added', after: here };
    else {
      const pointers = { before: join(at.before, old), after: here };
      yield* valueChanges(before[old] as Json, after[index] as Json, pointers, isWhole);
    }
  }
  for (const index of before.keys()) {
    if (former.includes(index)) continue;
    const previous = Math.max(-1, ...former.filter((old) => old !== -1 && old < index));
    const place = previous === -1 ? 0 : former.indexOf(previous) + 1;
    yield { type: 'removed', before: join(at.before, index), after: join(at.after, place) };
  }
}

/**
 * Yields the differences between two versions of a value: the smallest values that differ (or whole ones, if `isWhole`
 * returns true), added and removed entries, and changed orders of lists.
 */
export function* valueChanges(
  before: Json,
  after: Json,
  at: Pointers = { before: '', after: '' },
  isWhole: IsWhole = () => false,
): Generator<ValueChange> {
  if (isDeepStrictEqual(before, after)) return;
  if (isWhole(at.after)) return yield { type: 'set', ...at };
  if (Array.isArray(before) && Array.isArray(after)) return yield* listChanges(before, after, at, isWhole);
  // A section with another type is another section.
  if (!isRecord(before) || !isRecord(after) || before.type !== after.type) return yield { type: 'set', ...at };
  for (const key of Object.keys(after)) {
    const inner = { before: join(at.before, key), after: join(at.after, key) };
    if (Object.hasOwn(before, key)) yield* valueChanges(before[key] as Json, after[key] as Json, inner, isWhole);
    else yield { type: 'added', after: inner.after };
  }
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(after, key)) yield { type: 'removed', before: join(at.before, key), after: join(at.after, key) };
  }
}
