import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Temporary folders of this process, which are removed if a signal ends it. */
const open = new Set<string>();
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Removes a folder to which a thread of this process may still write. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Ends the process as the signal would have, after cleaning up. */
function leave(signal: NodeJS.Signals): void {
  for (const folder of open) removeFolder(folder);
  for (const each of SIGNALS) process.off(each, leave);
  process.kill(process.pid, signal);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Removes the folders that terminated processes have left. `named` matches the process number in a name. */
export function removeAbandoned(directory: string, named: RegExp): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    const number = named.exec(name)?.[1];
    if (number && !isRunning(Number(number))) removeFolder(path.join(directory, name));
  }
}

/** A temporary folder of this process. When its content is complete, the folder is renamed, or its files are moved. */
interface Staging {
  directory: string;
  /** Removes the folder, if it still exists. */
  remove(): void;
}

/**
 * Reserves the name of a new folder next to another: `<name>.<process>` with a suffix. The folder is removed if a
 * signal ends the process.
 */
export function openStaging(target: string, ending = ''): Staging {
  const directory = `${target}.${process.pid}${ending}`;
  removeFolder(directory);
  if (open.size === 0) for (const signal of SIGNALS) process.on(signal, leave);
  open.add(directory);
  return {
    directory,
    remove() {
      removeFolder(directory);
      if (open.delete(directory) && open.size === 0) for (const signal of SIGNALS) process.off(signal, leave);
    },
  };
}
