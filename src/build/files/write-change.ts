import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Change } from '../../model/read/change.ts';
import { siteScratch } from '../project.ts';
import { awaitLock, withLock } from './change-lock.ts';
import { type ChangeStep, changeSteps, vacatedFolders, type WriteRefusal } from './change-steps.ts';
import { hashOnDisk, type SiteDisk, siteDisk } from './site-disk.ts';

/** Result of writing a change: all of it is written, or nothing except for the files in `left`. */
export type WriteOutcome = { status: 'done' } | (WriteRefusal & { left: string[] });

/** Files of an interrupted change that somebody has changed since. Their intended content is kept in `folder`. */
export interface UnfinishedChange {
  folder: string;
  files: string[];
}

/** Files in the folder of a change: the list of its steps, and the list of the files that were left as they are. */
const RECORD = 'steps.json';
const LEFT = 'left.json';

/** Returns the folder of changes that are being written. It also holds the lock. */
function changesFolder(directory: string): string {
  return path.join(siteScratch(directory), 'changes');
}

/**
 * Writes the bytes of steps to a folder, and the list of the steps last. From then on, the change will be finished even
 * after a crash.
 */
function keepSteps(folder: string, steps: readonly ChangeStep[], disk: SiteDisk): void {
  for (const [index, { bytes }] of steps.entries()) if (bytes) disk.write(path.join(folder, `${index}`), bytes, null);
  const list = steps.map(({ bytes: _, before: __, ...step }) => step);
  disk.write(path.join(folder, RECORD), Buffer.from(JSON.stringify(list)), null);
}

/** Discards the folder of a change, the list of its steps first. */
function forgetSteps(folder: string): void {
  try {
    rmSync(path.join(folder, RECORD), { force: true });
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // The next writer finds that the change is done, and tries again.
  }
}

interface Place {
  directory: string;
  disk: SiteDisk;
  /** Folder that keeps removed files until the change is done; absent if the change only writes one file. */
  folder?: string | undefined;
}

/** Runs one step. Returns `false` if another program has changed the file. */
function runStep(step: ChangeStep, index: number, { directory, disk, folder }: Place): boolean {
  const { type, path: name, from = '', was, bytes } = step;
  const file = path.join(directory, name);
  if (type === 'write') return disk.write(file, bytes ?? readFileSync(path.join(folder ?? '', `${index}`)), was);
  if (type === 'rename') disk.move(path.join(directory, from), file);
  else if (hashOnDisk(file) !== was) return false;
  else if (type === 'copy') disk.copy(path.join(directory, from), file);
  else if (folder) disk.move(file, path.join(folder, `${index}`));
  else disk.remove(file);
  return true;
}

/** Undoes one step if it was made. Returns `false` if another program has changed the file since. */
function undoStep(step: ChangeStep, index: number, { directory, disk, folder }: Place): boolean {
  const { type, path: name, from = '', was, now, before } = step;
  const file = path.join(directory, name);
  if (type === 'rename') {
    if (existsSync(file)) disk.move(file, path.join(directory, from));
    return true;
  }
  const state = hashOnDisk(file);
  if (state === was) return true;
  if (state !== now) return false;
  if (was === null) disk.remove(file);
  else if (before) return disk.write(file, before, now);
  else if (folder) disk.move(path.join(folder, `${index}`), file);
  return true;
}

function removeEmptyFolders(paths: readonly string[], { directory, disk }: Place): void {
  for (const folder of vacatedFolders(paths)) {
    try {
      disk.removeFolder(path.join(directory, folder));
    } catch {
      // It holds other files, or the system refuses: a folder that stays does no harm.
    }
  }
}

function removedBy(steps: readonly ChangeStep[]): string[] {
  return steps.filter(({ type }) => type === 'remove').map(({ path: name }) => name);
}

/** Undoes steps, the last one first. Returns the files that could not be restored. */
function undoSteps(steps: readonly ChangeStep[], place: Place): string[] {
  let left = [...steps.keys()].reverse();
  // The second attempt can use the disk space that was freed by removing new files.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    left = left.filter((index) => {
      try {
        return !undoStep(steps[index] as ChangeStep, index, place);
      } catch {
        return true;
      }
    });
  }
  const created = steps.filter(({ was }) => was === null).map(({ path: name }) => name);
  removeEmptyFolders(created, place);
  return left.map((index) => steps[index]?.path ?? '');
}

/** Runs steps. If one fails, undoes the earlier ones. A step that threw is undone, too, because it may be half done. */
function runSteps(steps: readonly ChangeStep[], place: Place): WriteOutcome {
  for (const [index, step] of steps.entries()) {
    let code = '';
    try {
      if (runStep(step, index, place)) continue;
    } catch (error) {
      code = (error as NodeJS.ErrnoException).code ?? String(error);
    }
    const left = undoSteps(steps.slice(0, index + (code ? 1 : 0)), place);
    return { status: code ? 'refused' : 'stale', file: step.path, code, left };
  }
  removeEmptyFolders(removedBy(steps), place);
  return { status: 'done' };
}

/**
 * Finishes an interrupted change: runs every step whose file still has its former state. A file that has neither its
 * former nor its new state was changed by somebody since: it stays as it is, and after it no file is removed. Returns
 * these files.
 */
function finishSteps(place: Place & { folder: string }): string[] {
  const { directory, folder } = place;
  const steps = JSON.parse(readFileSync(path.join(folder, RECORD), 'utf8')) as ChangeStep[];
  const left: string[] = [];
  for (const [index, step] of steps.entries()) {
    const { type, path: name, from = '', was, now } = step;
    const state = hashOnDisk(path.join(directory, name));
    const isDone = type === 'rename' ? !existsSync(path.join(directory, from)) : state === now;
    if (isDone || (type === 'remove' && left.length > 0)) continue;
    if ((type !== 'rename' && state !== was) || !runStep(step, index, place)) left.push(name);
  }
  if (left.length === 0) {
    removeEmptyFolders(removedBy(steps), place);
    forgetSteps(folder);
  } else {
    place.disk.write(path.join(folder, LEFT), Buffer.from(JSON.stringify(left)), null);
    rmSync(path.join(folder, RECORD));
  }
  return left;
}

/** Returns the folders of interrupted changes. Without the lock, another process may still be writing one of them. */
function keptFolders(changes: string): string[] {
  const names = existsSync(changes) ? readdirSync(changes, { withFileTypes: true }) : [];
  return names
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(changes, name))
    .sort();
}

/**
 * Finishes changes whose process ended before it had written them completely. Returns those that cannot be finished
 * because somebody has changed their files, also those of earlier calls. Throws if the system refuses, or if another
 * process does not end its change.
 */
export function finishChanges(directory: string, disk: SiteDisk = siteDisk): UnfinishedChange[] {
  const changes = changesFolder(directory);
  const lock = path.join(changes, 'lock');
  awaitLock(lock);
  if (keptFolders(changes).length === 0) return [];
  return withLock(lock, () =>
    keptFolders(changes).flatMap((folder) => {
      const shown = path.relative(directory, folder);
      if (existsSync(path.join(folder, LEFT)))
        return [{ folder: shown, files: JSON.parse(readFileSync(path.join(folder, LEFT), 'utf8')) as string[] }];
      if (!existsSync(path.join(folder, RECORD))) {
        forgetSteps(folder);
        return [];
      }
      const files = finishSteps({ directory, disk, folder });
      return files.length > 0 ? [{ folder: shown, files }] : [];
    }),
  );
}

/**
 * Writes a change of an existing site: all of it, or nothing. Files are first compared with what the change expects. A
 * change of several steps, or a removal, is kept in `.vitrine/changes` until it is done, and the next writer finishes it
 * if this process ends in between.
 */
export function writeChange(directory: string, change: Change, disk: SiteDisk = siteDisk): WriteOutcome {
  const changes = changesFolder(directory);
  const failed = (error: unknown): WriteOutcome => ({
    status: 'refused',
    file: path.relative(directory, changes).split(path.sep).join('/'),
    code: (error as NodeJS.ErrnoException).code ?? String(error),
    left: [],
  });
  try {
    finishChanges(directory, disk);
  } catch (error) {
    return failed(error);
  }
  const first = changeSteps(directory, change);
  if ('status' in first) return { ...first, left: [] };
  if (first.length === 0 || (first.length === 1 && first[0]?.type !== 'remove'))
    return runSteps(first, { directory, disk });
  const write = (): WriteOutcome => {
    // Another process may have written while this one waited.
    const steps = changeSteps(directory, change);
    if ('status' in steps) return { ...steps, left: [] };
    const folder = path.join(changes, `${Date.now()}-${randomBytes(4).toString('hex')}`);
    try {
      mkdirSync(folder, { recursive: true });
      keepSteps(folder, steps, disk);
    } catch (error) {
      forgetSteps(folder);
      return failed(error);
    }
    const outcome = runSteps(steps, { directory, disk, folder });
    // If a step could not be undone, the next writer finishes the change.
    if (outcome.status === 'done' || outcome.left.length === 0) forgetSteps(folder);
    return outcome;
  };
  try {
    return withLock(path.join(changes, 'lock'), write);
  } catch (error) {
    return failed(error);
  }
}
