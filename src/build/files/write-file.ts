import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Creates a file; if its folder is missing, creates the folder first. */
function inFolder(file: string, make: () => void): void {
  try {
    make();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    mkdirSync(path.dirname(file), { recursive: true });
    make();
  }
}

/**
 * Writes a file without atomicity, because nothing reads it until the build is committed. Its folder is created if
 * needed.
 */
export function writeUnseen(file: string, content: string | Uint8Array, mode?: number): void {
  inFolder(file, () => writeFileSync(file, content, mode === undefined ? {} : { mode }));
}

/**
 * Copies a file without atomicity, because nothing reads the copy until the build is committed. Its folder is created
 * if needed.
 */
export function copyUnseen(from: string, file: string): void {
  inFolder(file, () => copyFileSync(from, file));
}

/**
 * Creates a file under a hidden, temporary name, then renames it. If either fails, for example because the disk is
 * full, nothing is left.
 * @param make creates the temporary file; if it returns `false`, the file stays unchanged
 * @returns whether the file was replaced
 */
export function throughTemporary(file: string, make: (temporary: string) => unknown): boolean {
  const name = `.${path.basename(file)}.${randomBytes(4).toString('hex')}.tmp`;
  const temporary = path.join(path.dirname(file), name);
  try {
    const isWanted = make(temporary) !== false;
    if (isWanted) renameSync(temporary, file);
    else rmSync(temporary, { force: true });
    return isWanted;
  } catch (cause) {
    try {
      rmSync(temporary, { force: true });
    } catch {
      // If the temporary file cannot be removed either, the first error counts.
    }
    throw cause;
  }
}

/** Writes a file atomically, through a temporary name. */
export function writeFile(file: string, content: string | Uint8Array, mode?: number): void {
  throughTemporary(file, (temporary) => writeUnseen(temporary, content, mode));
}

/** Moves a file to its place, replacing any existing file; across file systems it is copied atomically. */
export function moveFile(from: string, file: string): void {
  try {
    renameSync(from, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EXDEV') throw cause;
    throughTemporary(file, (temporary) => copyFileSync(from, temporary));
    rmSync(from);
  }
}

/**
 * Returns the folders that contain a file, outermost first. Like the file, they are relative to one folder and have
 * forward slashes.
 */
export function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Whether a folder equals or contains a file, by their paths. */
export function holds(directory: string, file: string): boolean {
  const inner = path.relative(directory, file);
  return inner === '' || !(inner === '..' || inner.startsWith(`..${path.sep}`) || path.isAbsolute(inner));
}
