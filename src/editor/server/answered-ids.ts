import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../build/files/write-file.ts';
import { hashOf } from '../../model/read/hash.ts';
import { decodePath } from '../../text/addresses.ts';
import { bytesIfThere, type OpenFile } from './source-files.ts';

/** Maximum number of ids kept. */
const MAX_IDS = 10_000;

/**
 * Records executed requests on disk, apart from the history, so that a request is not executed twice, even after an
 * undo or a restart.
 */
export interface AnsweredIds {
  /** Whether a request has been executed. */
  has(id: string): boolean;
  /** Records, before the files are written, that a request will be executed, with the current hashes of its files. */
  begin(id: string, files: readonly Pick<OpenFile, 'path' | 'hash'>[]): void;
  /** Records that the files have been written. */
  end(id: string): void;
  /** Records that a request was not executed after all. */
  cancel(id: string): void;
}

/** Written after an id instead of the previous states of the files, once the files are written. */
const DONE = '';
const CANCELLED = '-';

/** Opens the record of ids in a file, for a site whose interrupted changes have been finished. */
export function openAnsweredIds(file: string, site: string): AnsweredIds {
  /** Previous states of the files by id; empty once they have been written. */
  const known = new Map<string, string>();
  const put = (id: string, states: string) => {
    known.delete(id);
    known.set(id, states);
    for (const oldest of known.keys()) {
      if (known.size <= MAX_IDS) break;
      known.delete(oldest);
    }
  };
  const lines = (bytesIfThere(file)?.toString('utf8') ?? '').split('\n').filter(Boolean);
  for (const line of lines) {
    const [id = '', ...states] = line.split(' ');
    if (states[0] === CANCELLED) known.delete(id);
    else put(id, states.join(' '));
  }
  const stateOf = (name: string, hash: string) => `${encodeURIComponent(name)}:${hash}`;
  const isStill = (state: string) => {
    const [name = ''] = state.split(':', 1).map(decodePath);
    return state === stateOf(name, hashOf(bytesIfThere(path.join(site, name)) ?? ''));
  };
  const interrupted = [...known].filter(([, states]) => states !== DONE);
  for (const [id, states] of interrupted) {
    // If all files are still in their previous states, the server stopped before it wrote them.
    if (states.split(' ').every(isStill)) known.delete(id);
    else known.set(id, DONE);
  }
  const lineOf = (id: string, states: string) => `${id} ${states}\n`;
  const append = (line: string) => {
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      appendFileSync(file, line);
    } catch {
      // The disk is full: the id is only kept in memory.
    }
  };
  if (interrupted.length > 0 || lines.length > 4 * MAX_IDS) {
    try {
      writeFile(file, [...known].map(([id, states]) => lineOf(id, states)).join(''));
    } catch {
      // Ignore the error: the next start reads the former file again.
    }
  }
  return {
    has: (id) => known.has(id),
    begin(id, files) {
      put(id, DONE);
      append(lineOf(id, files.map(({ path: name, hash }) => stateOf(name, hash)).join(' ')));
    },
    end: (id) => append(lineOf(id, DONE)),
    cancel(id) {
      known.delete(id);
      append(lineOf(id, CANCELLED));
    },
  };
}
