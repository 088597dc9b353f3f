import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../publish/files/write-file.ts';

/** How many ids are kept. */
const MOST = 10_000;

/**
 * Remembers which requests have been carried out, on the disk and apart from the steps that can be taken back: neither
 * taking back nor a restart lets a request be carried out twice.
 */
export interface AnsweredIds {
  /** Whether a request has been carried out, given the states of its files as they are now. */
  has(id: string, states: string): boolean;
  /** Notes, before the files are written, that a request will be carried out, and their states until then. */
  begin(id: string, states: string): void;
  /** Notes that the files have been written. */
  end(id: string): void;
  /** Notes that a request was not carried out after all. */
  cancel(id: string): void;
}

/** What follows an id in a line of the file in the place of the states before. */
const DONE = '';
const CANCELLED = '-';

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

/** Opens the ids that are kept in a file. */
export function openAnsweredIds(file: string): AnsweredIds {
  /** By id, the states before; empty once it is certain that the files were written. */
  const known = new Map<string, string>();
  const put = (id: string, states: string) => {
    known.delete(id);
    known.set(id, states);
    for (const oldest of known.keys()) {
      if (known.size <= MOST) break;
      known.delete(oldest);
    }
  };
  const lines = readLines(file);
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
      // A full disk: the id is in memory.
    }
  };
  if (lines.length > 4 * MOST) {
    try {
      writeFile(file, [...known].map(([id, states]) => lineOf(id, states)).join(''));
    } catch {
      // The longer file says the same.
    }
  }
  return {
    has(id, states) {
      const before = known.get(id);
      // The server ended between the note and the file: what the file holds tells.
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
