import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../model/read/files-below.ts';
import { hashOf } from '../../model/read/hash.ts';
import { escapePattern } from '../../text/escape.ts';
import { copyUnseen, foldersAbove, holds, moveFile, writeFile, writeUnseen } from '../files/write-file.ts';
import { formatMarker, MARKER } from './build-marker.ts';
import { inspectOutput, isHidden, type OutputEntry, type OutputSite } from './output-folder.ts';
import { openStaging, removeAbandoned } from './staging.ts';
import { inWriteOrder } from './write-order.ts';

/**
 * An output folder during a build. It does not change before `commit`. `keep`, `place`, `write` and `copy` throw if a
 * name is used twice, is outside of the folder, or would be both a file and a folder.
 */
export interface Output {
  /** Keeps a file of an earlier build if it has the content of this key and has not been changed since. */
  keep(file: string, key: string): boolean;
  /**
   * Returns the path to which a file that cannot be kept has to be written. Nothing reads it before `commit`. Its
   * folder may be missing.
   */
  place(file: string, key: string): string;
  /** Writes content under a name. */
  write(file: string, content: string | Uint8Array): void;
  /** Writes a copy of a file; the key identifies its content. */
  copy(file: string, from: string, key: string): void;
  /** Returns the current path of a file of the new state. */
  locate(file: string): string;
  /** Returns the files of the new state so far, with their keys. */
  files(): [file: string, key: string][];
  /**
   * Updates the output folder: files are replaced atomically, files before those that refer to them, and obsolete
   * ones are removed last.
   */
  commit(): void;
  /** Cancels the build; the output folder stays unchanged. */
  discard(): void;
}

/** Suffix of the folder, next to the output folder, in which the new state is prepared. */
const ENDING = '.building';

/**
 * Returns the pattern of the names of folders that killed builds of a folder have left. Its group is the process
 * number.
 */
function abandonedBy(directory: string): RegExp {
  return new RegExp(`^${escapePattern(path.basename(directory))}\\.(\\d+)${escapePattern(ENDING)}$`);
}

/**
 * Returns the state of a file; `undefined` if it cannot be read, for example because a file has replaced its folder.
 */
function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** Removes a file, and folders that become empty. */
function removeFile(directory: string, from: string): void {
  rmSync(path.join(directory, from));
  for (let folder = path.dirname(path.join(directory, from)); folder !== directory; folder = path.dirname(folder)) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
  }
}

/** Returns the folder itself, or the nearest existing one above it. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(path.dirname(folder));
}

/** Throws if an output folder, its parent or a recorded folder in it is not writable: a build would stop half-way. */
function assertWritable(directory: string, recorded: readonly string[]): void {
  const inside = ['', ...recorded.flatMap(foldersAbove)].map((folder) => path.join(directory, folder));
  for (const folder of new Set([path.dirname(directory), ...inside].map(existing))) accessSync(folder, constants.W_OK);
}

/**
 * Opens an output folder. Files of an earlier build that are unchanged according to its record are not written again;
 * without a record, everything is. Throws if `inspectOutput` refuses the folder, or if it is not writable.
 */
export function openOutput(requested: string, records: string, site?: OutputSite): Output {
  const { directory, recordFile, record, isOurs } = inspectOutput(requested, records, site);
  const markerText = formatMarker(site?.built);
  assertWritable(directory, Object.keys(record));
  removeAbandoned(path.dirname(directory), abandonedBy(directory));
  const { directory: staging, remove } = openStaging(directory, ENDING);
  const wanted = new Map<string, string>();
  const folders = new Set<string>();
  const kept = new Set<string>();
  mkdirSync(staging, { recursive: true });
  const entryOf = (file: string, key: string): OutputEntry => {
    const { size, mtimeMs } = statSync(path.join(directory, file));
    return [key, size, mtimeMs];
  };
  const claim = (file: string, key: string) => {
    // Otherwise, one of the two files would silently be lost.
    if (wanted.has(file)) throw new Error(`Two files would be published as ${file}`);
    if (!holds(directory, path.join(directory, file)))
      throw new Error(`${file} would be published outside of its folder`);
    const above = foldersAbove(file);
    const both = folders.has(file) ? file : above.find((folder) => wanted.has(folder));
    if (both !== undefined) throw new Error(`${both} would be published as a file and as a folder`);
    for (const folder of above) folders.add(folder);
    wanted.set(file, key);
  };
  const move = (file: string) => {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    moveFile(path.join(staging, file), path.join(directory, file));
  };
  /** Updates the folder to the new state. */
  const renew = () => {
    // In a folder that no build has filled, files that appeared meanwhile are kept.
    const unwanted = isOurs ? filesBelow(directory).filter((file) => !wanted.has(file)) : [];
    const isStale = (file: string) => !isHidden(file) || Boolean(record[file]);
    const isInTheWay = (file: string) => folders.has(file) || foldersAbove(file).some((folder) => wanted.has(folder));
    const [blocking, others] = [unwanted.filter(isInTheWay), unwanted.filter((file) => !isInTheWay(file))];
    const foreign = blocking.find((file) => !isStale(file));
    if (foreign) throw new Error(`${foreign} is not a file of the site, and is in the place of one`);
    // If this is interrupted, the next build recognizes the folder as its own.
    writeFile(path.join(directory, MARKER), markerText);
    // A file in the place of a folder, or the reverse, is removed first, because it would block the move.
    for (const file of blocking) removeFile(directory, file);
    for (const file of inWriteOrder(wanted.keys())) if (!kept.has(file)) move(file);
    for (const file of others.filter(isStale)) removeFile(directory, file);
  };
  const output: Output = {
    keep(file, key) {
      const [known, size, modified] = record[file] ?? [];
      if (known !== key) return false;
      const now = statsOf(path.join(directory, file));
      if (now?.size !== size || now?.mtimeMs !== modified) return false;
      claim(file, key);
      kept.add(file);
      return true;
    },
    place(file, key) {
      claim(file, key);
      return path.join(staging, file);
    },
    write(file, content) {
      const key = hashOf(content);
      if (!output.keep(file, key)) writeUnseen(output.place(file, key), content);
    },
    copy(file, from, key) {
      if (!output.keep(file, key)) copyUnseen(from, output.place(file, key));
    },
    locate: (file) => path.join(kept.has(file) ? directory : staging, file),
    files: () => [...wanted],
    commit() {
      if (existsSync(directory)) renew();
      else {
        writeUnseen(path.join(staging, MARKER), markerText);
        renameSync(staging, directory);
      }
      const entries = [...wanted].map(([file, key]) => [file, kept.has(file) ? record[file] : entryOf(file, key)]);
      writeFile(recordFile, JSON.stringify(Object.fromEntries(entries)));
      output.discard();
    },
    discard: remove,
  };
  return output;
}
