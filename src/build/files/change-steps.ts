import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { bytesWith } from '../../edit/bytes-with.ts';
import type { Change, ChangedFile } from '../../model/read/change.ts';
import { type Hash, hashOf } from '../../model/read/hash.ts';
import { refusalOf } from '../../model/read/refusal-of.ts';
import { manifestName } from '../../model/read/site-files.ts';
import { hashOnDisk } from './site-disk.ts';
import { foldersAbove } from './write-file.ts';

/** One operation on a path of a site, relative to its folder. `was` and `now` are `null` if there is no file. */
export interface ChangeStep {
  type: 'write' | 'copy' | 'rename' | 'remove';
  path: string;
  was: Hash | null;
  now: Hash | null;
  /** Source of a copy, or former name of a renamed file. */
  from?: string;
  /** New bytes of a written file. */
  bytes?: Uint8Array;
  /** Former bytes of the file, for undo. */
  before?: Uint8Array;
}

/** Reason why a change cannot be written: a file is no longer as expected, or it is refused. */
export interface WriteRefusal {
  status: 'stale' | 'refused';
  file: string;
  /** Error code of the system, or code of a finding about files that must not be opened; empty if the file is stale. */
  code: string;
}

/** Thrown while steps are computed. */
class StepRefused extends Error {
  readonly refusal: WriteRefusal;

  constructor(file: string, code = '') {
    super(file);
    this.refusal = { status: code ? 'refused' : 'stale', file, code };
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? String(error);

/** Runs an operation on a file. If the system refuses it, throws a `StepRefused` about this file. */
function about<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof StepRefused ? error : new StepRefused(file, codeOf(error));
  }
}

/** Whether two names lead to one file: on some disks, names that differ in case or normalization do. */
function isOneFile(a: string, b: string): boolean {
  const [one, other] = [a, b].map((file) => statSync(file, { throwIfNoEntry: false, bigint: true }));
  return one !== undefined && one.ino === other?.ino && one.dev === other.dev;
}

/** Refuses links out of the site folder, and anything that is not a file. */
function refuseForeign(directory: string, file: string): void {
  const outside = foldersAbove(file).find((folder) => refusalOf(directory, folder) === 'file/link-outside');
  const refusal = outside === undefined ? refusalOf(directory, file) : 'file/link-outside';
  if (refusal) throw new StepRefused(file, refusal);
}

function stepsOfFile(directory: string, one: ChangedFile, isVacated: (file: string) => boolean): ChangeStep[] {
  const { file, was, now, to = file } = one;
  const at = (name: string) => path.join(directory, name);
  for (const name of [file, to]) refuseForeign(directory, name);
  const state = about(file, () => hashOnDisk(at(file)));
  if (was !== undefined && state !== was) throw new StepRefused(file);
  const isOne = to !== file && isOneFile(at(file), at(to));
  const isTaken =
    was === undefined ? state !== null : to !== file && !isOne && about(to, () => hashOnDisk(at(to))) !== null;
  if (isTaken && !isVacated(to)) throw new StepRefused(to, 'EEXIST');
  const steps: ChangeStep[] = [];
  const isText = typeof now === 'string';
  const before = was !== undefined && now ? about(file, () => readFileSync(at(file))) : undefined;
  const bytes = isText ? bytesWith(before ?? Buffer.alloc(0), now) : (now ?? undefined);
  if (isOne) steps.push({ type: 'rename', path: to, from: file, was: was ?? null, now: was ?? null });
  const target = isOne || to === file ? (was ?? null) : null;
  if (bytes) {
    const held = target !== null && before ? { before } : {};
    steps.push({ type: 'write', path: to, was: target, now: hashOf(bytes), bytes, ...held });
  } else if (to !== file && !isOne) steps.push({ type: 'copy', path: to, from: file, was: null, now: was ?? null });
  if (was !== undefined && !isOne && (now === null || to !== file))
    steps.push({ type: 'remove', path: file, was, now: null });
  return steps.filter((step) => step.type === 'rename' || step.was !== step.now);
}

/**
 * Merges the removal of a path and a step that puts another file there into one step. A file that is copied from or to
 * such a path is read now, before any step changes it.
 */
function joined(directory: string, steps: readonly ChangeStep[]): ChangeStep[] {
  const removed = new Map(steps.flatMap((step) => (step.type === 'remove' ? [[step.path, step] as const] : [])));
  const replaced = new Set(
    steps.flatMap(({ type, path: name }) => (type !== 'remove' && removed.has(name) ? name : [])),
  );
  const read = (name: string) => about(name, () => readFileSync(path.join(directory, name)));
  return steps
    .filter(({ type, path: name }) => type !== 'remove' || !replaced.has(name))
    .map((step): ChangeStep => {
      const { from } = step;
      const isMoved = step.type === 'copy' && from !== undefined && (replaced.has(from) || replaced.has(step.path));
      const written: ChangeStep = isMoved ? { ...step, type: 'write', bytes: read(from) } : step;
      if (!replaced.has(step.path)) return written;
      return { ...written, was: removed.get(step.path)?.was ?? null, before: read(step.path) };
    });
}

/**
 * Returns the rank of a step. New files come first and removals last, so that between any two steps the site neither
 * lacks a text nor refers to a missing one.
 */
function rankOf({ type, path: name, was }: ChangeStep): number {
  if (type === 'remove') return 3;
  if (name === manifestName) return 2;
  return was === null || type === 'rename' ? 0 : 1;
}

/**
 * Returns the steps of a change, in order. Compares every file with what the change expects, and refuses links out of
 * the site and names that are taken. Nothing is written.
 */
export function changeSteps(directory: string, change: Change): ChangeStep[] | WriteRefusal {
  const vacated = new Set(change.flatMap(({ file, to, now }) => (to !== undefined || now === null ? [file] : [])));
  try {
    const steps = change.flatMap((one) => stepsOfFile(directory, one, (file) => vacated.has(file)));
    return joined(directory, steps).sort((a, b) => rankOf(a) - rankOf(b));
  } catch (error) {
    if (error instanceof StepRefused) return error.refusal;
    throw error;
  }
}

/** Returns the folders below `content/` that contain the given files, innermost first. They may have become empty. */
export function vacatedFolders(paths: readonly string[]): string[] {
  const folders = paths.flatMap((file) => foldersAbove(file)).filter((folder) => folder.startsWith('content/'));
  return [...new Set(folders)].sort((a, b) => b.length - a.length);
}
