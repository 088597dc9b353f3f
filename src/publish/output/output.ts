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
import { escapePattern } from '../../text/escape-pattern.ts';
import { hashOf } from '../files/hash.ts';
import { copyUnseen, foldersAbove, holds, moveFile, writeFile, writeUnseen } from '../files/write-file.ts';
import { formatMarker, MARKER } from './build-marker.ts';
import { inspectOutput, isHidden, type OutputSite, type PublishedEntry } from './output-folder.ts';
import { inPublishOrder } from './publish-order.ts';
import { openStaging, removeAbandoned } from './staging.ts';

/**
 * A published folder that is being renewed. Nothing in it changes before `commit`. A name is given once, and lies within
 * the folder: to keep, place, write or copy a second file of the same name, a file where a folder is to be, or one
 * outside throws.
 */
export interface Output {
  /** Keeps a file as it is published, if it holds the content of this key and nobody has touched it since. */
  keep(file: string, key: string): boolean;
  /** Where to write a file that cannot be kept: nobody looks there before `commit`. Its folder may be missing. */
  place(file: string, key: string): string;
  /** Publishes a content under a name. */
  write(file: string, content: string | Uint8Array): void;
  /** Publishes a copy; the key stands for the content of the source. */
  copy(file: string, from: string, key: string): void;
  /** Where a file of the new state stands now. */
  locate(file: string): string;
  /** Files of the new state so far, with their keys. */
  files(): [file: string, key: string][];
  /**
   * Brings the published folder to the new state: files appear whole, none before what it asks for, and those that no
   * build wants any more go last.
   */
  commit(): void;
  /** Gives up; the published folder stays as it was. */
  discard(): void;
}

/** Ending of the folder beside the published one in which its new state is made. */
const ENDING = '.building';

/** Names of what builds of a folder leave beside it when they are killed. */
function abandonedBy(directory: string): RegExp {
  return new RegExp(`^${escapePattern(path.basename(directory))}\\.(\\d+)${escapePattern(ENDING)}$`);
}

/** How a file looks; nothing where it cannot be looked at, as when a file stands where its folder was. */
function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file);
  } catch {
    return undefined;
  }
}

/** Removes a file, and the folders that held nothing else. */
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

/** The folder itself, or the nearest above it that exists. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(path.dirname(folder));
}

/**
 * Throws where a published folder, the one that holds it, or one in it that a build recorded cannot be written:
 * publishing would stop half-way.
 */
function assertWritable(directory: string, recorded: readonly string[]): void {
  const inside = ['', ...recorded.flatMap(foldersAbove)].map((folder) => path.join(directory, folder));
  for (const folder of new Set([path.dirname(directory), ...inside].map(existing))) accessSync(folder, constants.W_OK);
}

/**
 * Opens a published folder. What a build before this one left in it, and what it left in the folder of records,
 * saves writing again what has not changed; without the record, everything is written. What `inspectOutput` refuses is
 * refused; so is a folder that cannot be written.
 */
export function openOutput(asked: string, records: string, site?: OutputSite): Output {
  const { directory, recordFile, record, isOurs } = inspectOutput(asked, records, site);
  const markerText = formatMarker(site?.built);
  assertWritable(directory, Object.keys(record));
  removeAbandoned(path.dirname(directory), abandonedBy(directory));
  const { directory: staging, remove } = openStaging(directory, ENDING);
  const wanted = new Map<string, string>();
  const folders = new Set<string>();
  const kept = new Set<string>();
  mkdirSync(staging, { recursive: true });
  const entryOf = (file: string, key: string): PublishedEntry => {
    const { size, mtimeMs } = statSync(path.join(directory, file));
    return [key, size, mtimeMs];
  };
  const claim = (file: string, key: string) => {
    // One of the two would be lost, and nobody would miss it before it is looked for.
    if (wanted.has(file)) throw new Error(`Two contents are to be published as ${file}`);
    if (!holds(directory, path.join(directory, file)))
      throw new Error(`${file} is to be published outside of its folder`);
    const above = foldersAbove(file);
    const both = folders.has(file) ? file : above.find((folder) => wanted.has(folder));
    if (both !== undefined) throw new Error(`${both} is to be published as a file and as a folder`);
    for (const folder of above) folders.add(folder);
    wanted.set(file, key);
  };
  const move = (file: string) => {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    moveFile(path.join(staging, file), path.join(directory, file));
  };
  /** Brings the folder to the new state. */
  const renew = () => {
    // Nothing that appeared meanwhile in a folder that no build filled is removed.
    const unwanted = isOurs ? filesBelow(directory).filter((file) => !wanted.has(file)) : [];
    const isStale = (file: string) => !isHidden(file) || Boolean(record[file]);
    const isInTheWay = (file: string) => folders.has(file) || foldersAbove(file).some((folder) => wanted.has(folder));
    const [blocking, others] = [unwanted.filter(isInTheWay), unwanted.filter((file) => !isInTheWay(file))];
    const foreign = blocking.find((file) => !isStale(file));
    if (foreign) throw new Error(`${foreign} is none of the site's files, and stands where one of them is to be`);
    // If this ends half-way, the next build knows the folder for its own.
    writeFile(path.join(directory, MARKER), markerText);
    // A file where a folder is to be, or the other way round, goes first: nothing could be moved there.
    for (const file of blocking) removeFile(directory, file);
    for (const file of inPublishOrder(wanted.keys())) if (!kept.has(file)) move(file);
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
