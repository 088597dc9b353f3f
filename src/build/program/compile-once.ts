import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../model/read/files-below.ts';
import { hashOf } from '../../model/read/hash.ts';
import { writeFile } from '../files/write-file.ts';
import { openStaging, removeAbandoned } from '../output/staging.ts';

interface CompileOptions {
  /** Cache folder of compiled programs, each under the key of its source files. */
  cache: string;
  /** Returns the key of the current source files. */
  keyOf(): string;
  /** Compiles them into a folder. */
  compile(directory: string): Promise<void>;
}

/** File with the hash of the compiled files, next to them. */
export const HASH = 'hash';

/** Returns the hash of all files of a folder, by name and content. */
function hashOfFolder(directory: string): string {
  const files = filesBelow(directory).filter((file) => file !== HASH);
  return hashOf(...files.flatMap((file) => [file, readFileSync(path.join(directory, file))]));
}

/** Whether a folder has complete and unchanged compiled files. */
function isWhole(directory: string): boolean {
  const file = path.join(directory, HASH);
  return existsSync(file) && readFileSync(file, 'utf8') === hashOfFolder(directory);
}

/**
 * Returns the folder with the compiled files, and compiles them if needed. If a source file changes during compilation,
 * the result has no valid key: it is discarded, and the files are compiled again.
 */
export async function compileOnce(options: CompileOptions): Promise<{ key: string; directory: string }> {
  const { cache, keyOf, compile } = options;
  for (;;) {
    const key = keyOf();
    const directory = path.join(cache, key);
    if (existsSync(directory)) {
      if (isWhole(directory)) return { key, directory };
      rmSync(directory, { recursive: true });
    }
    mkdirSync(cache, { recursive: true });
    removeAbandoned(cache, /^[^.]+\.(\d+)$/);
    const building = openStaging(directory);
    try {
      await compile(building.directory);
      writeFile(path.join(building.directory, HASH), hashOfFolder(building.directory));
      if (keyOf() === key && !existsSync(directory)) renameSync(building.directory, directory);
    } finally {
      building.remove();
    }
  }
}

/** Removes all but the latest compiled folders. */
export function forgetOld(cache: string, kept: number): void {
  const age = (name: string) => statSync(path.join(cache, name)).mtimeMs;
  const known = readdirSync(cache).filter((name) => /^[0-9a-f]{32}$/.test(name));
  for (const name of known.sort((a, b) => age(b) - age(a)).slice(kept)) {
    rmSync(path.join(cache, name), { recursive: true, force: true });
  }
}
