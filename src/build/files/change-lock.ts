import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Maximum time to wait for another process that changes the site, in milliseconds. */
const MAX_WAIT_MS = 5000;

const RETRY_MS = 20;

/**
 * Returns the start time of a process, as a text that can only be compared. Returns `undefined` if there is no such
 * process, and an empty text if the system does not say. Process numbers are reused, so a number alone does not
 * identify a process.
 */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : (fields[19] ?? '');
  } catch {
    // Not Linux.
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}

let own: string | undefined;

function ownName(): string {
  own ??= `${process.pid} ${startOf(process.pid) ?? ''}`;
  return own;
}

function holderOf(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Whether the holder of a lock is still working. Changes are written synchronously, so a lock that names this process
 * itself is left over. An empty lock belongs to a process that is about to write its name into it.
 */
function isAlive(holder: string): boolean {
  const [pid = '', ...start] = holder.split(' ');
  if (holder === '') return true;
  return holder !== ownName() && startOf(Number(pid)) === start.join(' ');
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
}

/** Thrown if another process does not finish its change in time. */
export class LockedError extends Error {
  readonly code = 'EBUSY';
}

/** Waits until no other process changes the site. A lock of a dead process is removed. */
export function awaitLock(lock: string): void {
  const end = performance.now() + MAX_WAIT_MS;
  for (let holder = holderOf(lock); holder !== undefined; holder = holderOf(lock)) {
    const isOver = performance.now() > end;
    if (!isAlive(holder) || (holder === '' && isOver)) rmSync(lock, { force: true });
    else if (isOver) throw new LockedError(lock);
    else pause();
  }
}

/** Calls `act` while no other process changes the site. */
export function withLock<T>(lock: string, act: () => T): T {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (;;) {
    awaitLock(lock);
    try {
      writeFileSync(lock, ownName(), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  try {
    return act();
  } finally {
    rmSync(lock, { force: true });
  }
}
