import { readFileSync } from 'node:fs';
import { writeFile } from '../../build/files/write-file.ts';

/** State that the authors of one site share. */
export interface Team {
  /** Runs an action that moves the branch, after all earlier actions of this kind. */
  inTurn<T>(act: () => Promise<T>): Promise<T>;
  /** Returns the names of the authors whose changes are not published. */
  names(): string[];
  add(name: string): void;
  clear(): void;
}

/** Opens the team of a site, whose names are kept in a file. */
export function openTeam(file: string): Team {
  let names = new Set<string>();
  try {
    names = new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
  } catch {
    // Missing or corrupt: start empty.
  }
  const save = (next: Set<string>) => {
    names = next;
    try {
      writeFile(file, JSON.stringify([...names]));
    } catch {
      // The disk is full: the names are only kept in memory.
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    inTurn(act) {
      const next = last.then(act);
      last = next.catch(() => undefined);
      return next;
    },
    names: () => [...names],
    add(name) {
      if (!names.has(name)) save(new Set([...names, name]));
    },
    clear() {
      if (names.size > 0) save(new Set());
    },
  };
}
