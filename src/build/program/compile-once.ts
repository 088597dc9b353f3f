import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow, isKept } from '../files.ts';
import { openStaging, removeAbandoned } from '../staging.ts';

export interface CompileOptions {
  /** Folder of what was compiled before, each under the key of its sources. */
  cache: string;
  /** Gives the key of the sources as they are now. */
  keyOf(): string;
  /** Compiles them into a folder. */
  compile(directory: string): Promise<void>;
}

/** Whether a folder holds what was compiled, and none of it was lost. */
function isWhole(directory: string): boolean {
  const files = filesBelow(directory);
  return files.length > 0 && files.every((file) => isKept(path.join(directory, file)));
}

/**
 * Gives the folder of what the sources compile to, which is made where there is none. What a source changed under the
 * compiler's hands has no key of its own: it is thrown away, and compiled again.
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
      if (keyOf() === key && !existsSync(directory)) renameSync(building.directory, directory);
    } finally {
      building.remove();
    }
  }
}
