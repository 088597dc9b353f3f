import { bytesWith } from '../edit/bytes-with.ts';
import { type Change, type ChangedFile, hashIn } from '../model/read/change.ts';
import { hashOf } from '../model/read/hash.ts';
import type { Sources } from '../model/read/source.ts';

/** A file during a series of changes: `from` is the original file whose bytes it has, `now` its new text or bytes. */
interface PathState {
  from?: string;
  now?: string | Uint8Array;
}

/**
 * Combines successive changes, each of which is based on the result of the previous ones, into one change of the
 * original site.
 */
export function joinChanges(sources: Sources, changes: readonly Change[]): Change {
  const states = new Map<string, PathState>();
  const touched = new Set<string>();
  for (const change of changes) {
    const before = change.map(({ file }) => states.get(file) ?? (touched.has(file) ? {} : { from: file }));
    for (const { file } of change) {
      touched.add(file);
      states.delete(file);
    }
    for (const [index, { file, to = file, was, now }] of change.entries()) {
      if (now === null) continue;
      touched.add(to);
      states.set(to, { ...(was === undefined ? {} : before[index]), ...(now === undefined ? {} : { now }) });
    }
  }
  const kept = new Set([...states.values()].flatMap(({ from }) => from ?? []));
  const wasOf = (file: string) => {
    const was = hashIn(sources, file);
    return was === undefined ? {} : { was };
  };
  const written = [...states].map(([file, { from, now }]): ChangedFile => {
    const changed = now === undefined ? {} : { now };
    if (from === undefined || from === file) return { file, ...wasOf(file), ...changed };
    return { file: from, to: file, ...wasOf(from), ...changed };
  });
  // A file is removed if another one takes its place.
  const isTaken = (file: string) => states.get(file)?.from !== undefined || !states.has(file);
  const gone = [...touched].filter((file) => !kept.has(file) && isTaken(file) && hashIn(sources, file));
  return [...written, ...gone.map((file): ChangedFile => ({ file, ...wasOf(file), now: null }))];
}

/** Returns the change that undoes another one. `bytesOf` returns the bytes of a file before the other change. */
export function invertChange(change: Change, bytesOf: (file: string) => Uint8Array): Change {
  return change.map(({ file, to, was, now }): ChangedFile => {
    const before = was === undefined ? undefined : bytesOf(file);
    if (now === null) return { file, now: before ?? new Uint8Array() };
    const after = typeof now === 'string' ? bytesWith(before ?? new Uint8Array(), now) : (now ?? before);
    const is = hashOf(Buffer.from(after ?? []));
    if (to !== undefined)
      return { file: to, to: file, was: is, ...(now === undefined || !before ? {} : { now: before }) };
    return { file, was: is, now: before ?? null };
  });
}
