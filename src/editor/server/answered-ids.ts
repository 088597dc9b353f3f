import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../build/files/write-file.ts';
import { bytesIfThere } from './source-files.ts';

/** Maximum number of ids kept. */
const MAX_IDS = 10_000;

/**
 * Records executed requests on disk, apart from the history, so that a request is not executed twice, even after an
 * undo or a restart.
 */
export interface AnsweredIds {
  /** Whether a request has been executed, given the current states of its files. */
  has(id: string, states: string): boolean;
  /** Records, before the files are written, that a request will be executed, with the current states of its files. */
  begin(id: string, states: string): void;
  /** Records that the files have been written. */
  end(id: string): void;
  /** Records that a request was not executed after all. */
  cancel(id: string): void;
}

/** Written after an id instead of the previous states, once the files are written. */
const DONE = '';
const CANCELLED = '-';

/** Opens the record of ids in a file. */
export function openAnsweredIds(file: string): AnsweredIds {
  /** Previous states by id; empty once the files have been written. */
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
  const lineOf = (id: string, states: string) => `${id} ${states}\n`;
  const append = (line: string) => {
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      appendFileSync(file, line);
    } catch {
      // The disk is full: the id is only kept in memory.
    }
  };
  if (lines.length > 4 * MAX_IDS) {
    try {
      writeFile(file, [...known].map(([id, states]) => lineOf(id, states)).join(''));
    } catch {
      // Ignore the error: the longer file has the same content.
    }
  }
  return {
    has(id, states) {
      const before = known.get(id);
      // Without `DONE`, the server may have stopped before the write: then the files are still in the recorded states.
      return before !== undefined && (before === DONE || before !== states);
    },
    begin(id, states) {
      put(id, DONE);
      append(lineOf(id, states));
    },
    end: (id) => append(lineOf(id, DONE)),
    cancel(id) {
      known.delete(id);
      append(lineOf(id, CANCELLED));
    },
  };
}
