import { type SiteDisk, siteDisk } from '../../../src/build/files/site-disk.ts';

export interface Fault {
  /** Index of the first operation that fails. */
  at: number;
  /** Number of failing operations. */
  count: number;
  /** Whether the operation is carried out before it fails, as if the system had reported a false error. */
  isMade?: boolean;
}

/** Returns a disk that fails at some operations, and the growing list of the operations that were called. */
export function faultyDisk({ at, count, isMade = false }: Fault): { disk: SiteDisk; calls: string[] } {
  const calls: string[] = [];
  const wrapped = Object.entries(siteDisk).map(([name, operation]) => [
    name,
    (...args: unknown[]) => {
      const index = calls.push(name) - 1;
      const act = () => (operation as (...given: unknown[]) => unknown)(...args);
      if (index < at || index >= at + count) return act();
      if (isMade) act();
      throw Object.assign(new Error(name), { code: 'EIO' });
    },
  ]);
  return { disk: Object.fromEntries(wrapped) as SiteDisk, calls };
}
