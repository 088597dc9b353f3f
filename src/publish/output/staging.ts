import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Folders of this process that nobody needs once it has ended. */
const open = new Set<string>();
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Removes a folder in which a thread of this process may still write. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** Ends the process as the signal would have, once nothing is left behind. */
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

/** Removes from a folder what processes that have ended left there. `named` finds the number of the process in a name. */
export function removeAbandoned(directory: string, named: RegExp): void {
  if (!existsSync(directory)) return;
  for (const name of readdirSync(directory)) {
    const number = named.exec(name)?.[1];
    if (number && !isRunning(Number(number))) removeFolder(path.join(directory, name));
  }
}

/** A folder of this process, in which something is made before it is given its own name. */
export interface Staging {
  directory: string;
  /** Removes what is left of it. */
  remove(): void;
}

/**
 * Names a folder beside another, `<name>.<process>` with an ending, which nothing stands in yet. A signal to end the
 * process removes it.
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
