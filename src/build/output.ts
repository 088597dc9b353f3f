import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { escapePattern } from '../text/escape-pattern.ts';
import { copyUnseen, filesBelow, moveFile, writeFile, writeUnseen } from './files.ts';
import { hashOf } from './hash.ts';
import { type Entry, inspectOutput, isHidden } from './output-folder.ts';
import { openStaging, removeAbandoned } from './staging.ts';

/**
 * A published folder that is being renewed. Nothing in it changes before `commit`. A name is given once: to keep, place,
 * write or copy a second file of the same name throws.
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
  /** Brings the published folder to the new state: files appear whole, and those that no build wants any more go last. */
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

/** Entry of a file that no build may keep: none has this size. */
function unknownEntry([file, key]: [file: string, key: string]): [file: string, entry: Entry] {
  return [file, [key, -1, 0]];
}

function removeEmptyFolders(directory: string, from: string): void {
  for (let folder = path.dirname(path.join(directory, from)); folder !== directory; folder = path.dirname(folder)) {
    try {
      rmdirSync(folder);
    } catch {
      return;
    }
  }
}

/**
 * Opens a published folder. What a build before this one left in it, and what it left in the record in the cache,
 * saves writing again what has not changed; without the record, everything is written. A folder that no build filled,
 * or that holds the project, its scratch folder or a guarded one, is refused.
 */
export function openOutput(asked: string, cache: string, guarded: readonly string[] = []): Output {
  const { directory, recordFile, record, isOurs } = inspectOutput(asked, { cache, guarded });
  removeAbandoned(path.dirname(directory), abandonedBy(directory));
  const { directory: staging, remove } = openStaging(directory, ENDING);
  const wanted = new Map<string, string>();
  const kept = new Set<string>();
  mkdirSync(staging, { recursive: true });
  const entryOf = (file: string, key: string): Entry => {
    const { size, mtimeMs } = statSync(path.join(directory, file));
    return [key, size, mtimeMs];
  };
  const claim = (file: string, key: string) => {
    // One of the two would be lost, and nobody would miss it before it is looked for.
    if (wanted.has(file)) throw new Error(`Two contents are to be published as ${file}`);
    wanted.set(file, key);
  };
  const output: Output = {
    keep(file, key) {
      const [known, size, modified] = record[file] ?? [];
      if (known !== key) return false;
      const now = statSync(path.join(directory, file), { throwIfNoEntry: false });
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
      if (!existsSync(directory)) renameSync(staging, directory);
      else {
        // If this ends half-way, the next build knows whose files these are.
        if (!isOurs) writeFile(recordFile, JSON.stringify(Object.fromEntries([...wanted].map(unknownEntry))));
        for (const file of wanted.keys()) {
          if (kept.has(file)) continue;
          mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
          moveFile(path.join(staging, file), path.join(directory, file));
        }
        for (const file of isOurs ? filesBelow(directory) : []) {
          if (wanted.has(file) || (isHidden(file) && !record[file])) continue;
          rmSync(path.join(directory, file));
          removeEmptyFolders(directory, file);
        }
      }
      const entries = [...wanted].map(([file, key]) => [file, kept.has(file) ? record[file] : entryOf(file, key)]);
      writeFile(recordFile, JSON.stringify(Object.fromEntries(entries)));
      output.discard();
    },
    discard: remove,
  };
  return output;
}
