import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs work with the path of a hidden folder next to another folder. Both are on the same disk, so the hidden one may
 * be renamed to the other. It is removed afterwards, or if the command is interrupted.
 */
export async function withTemporary<T>(folder: string, work: (temporary: string) => Promise<T>): Promise<T> {
  const target = path.resolve(folder);
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.${randomBytes(4).toString('hex')}.tmp`);
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  // Several may exist at once: the first signal ends the process, which removes all of them.
  const end = () => process.exit(130);
  process.once('exit', remove);
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    return await work(temporary);
  } finally {
    remove();
    process.off('exit', remove);
    for (const signal of SIGNALS) process.off(signal, end);
  }
}
