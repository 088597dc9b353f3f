import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Written beside a bundle: the files that went into it and the hash of their bytes. `launch.js` reads it. */
export interface Stamp {
  files: string[];
  hash: string;
  /** Bytes of the bundle. */
  size: number;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** The bytes of files, named relative to a folder, at one moment. What an editor has just removed is left out. */
export function readFiles(root: string, files: readonly string[]): Map<string, Buffer> {
  return new Map(
    files.flatMap((file) => {
      const bytes = readIfThere(path.join(root, file));
      return bytes ? [[file, bytes] as const] : [];
    }),
  );
}

/**
 * The stamp of a bundle of these files; nothing if one of them is not as it was before the bundling, for then nobody
 * knows which of its states the bundle holds.
 */
export function stampOf(
  root: string,
  files: readonly string[],
  before: ReadonlyMap<string, Buffer>,
): Omit<Stamp, 'size'> | undefined {
  const sorted = [...new Set(files)].sort();
  const hash = createHash('sha1');
  for (const file of sorted) {
    const bytes = readIfThere(path.join(root, file));
    if (!bytes || !before.get(file)?.equals(bytes)) return undefined;
    hash.update(file).update('\0').update(bytes).update('\0');
  }
  return { files: sorted, hash: hash.digest('hex') };
}
