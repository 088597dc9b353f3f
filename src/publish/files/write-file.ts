import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Does what makes a file; where its folder is missing, makes that first. */
function inFolder(file: string, make: () => void): void {
  try {
    make();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    mkdirSync(path.dirname(file), { recursive: true });
    make();
  }
}

/** Writes a file that nobody looks for before it is whole. Its folder is made where there is none. */
export function writeUnseen(file: string, content: string | Uint8Array, mode?: number): void {
  inFolder(file, () => writeFileSync(file, content, mode === undefined ? {} : { mode }));
}

/** Copies a file to where nobody looks for it before it is whole. The folder is made where there is none. */
export function copyUnseen(from: string, file: string): void {
  inFolder(file, () => copyFileSync(from, file));
}

/**
 * Makes a file under a hidden, temporary name, then gives it its own. Where either fails, as on a full disk, nothing is
 * left.
 * @param make makes the temporary file; if it returns `false`, the file stays as it is
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
      // Where nothing can be removed either, what went wrong first is what counts.
    }
    throw cause;
  }
}

/** Writes a file under a temporary name, then gives it its own: a reader never sees half a file. */
export function writeFile(file: string, content: string | Uint8Array, mode?: number): void {
  throughTemporary(file, (temporary) => writeUnseen(temporary, content, mode));
}

/** Replaces the content of a file that may be written, as `writeFile` does: its mode stays, and a link stays one. */
export function replaceContent(file: string, content: string | Uint8Array): void {
  const real = realpathSync(file);
  accessSync(real, constants.W_OK);
  const { mode } = statSync(real);
  throughTemporary(real, (temporary) => {
    writeFileSync(temporary, content);
    chmodSync(temporary, mode);
  });
}

/** Moves a file to its place, whole, in the place of what stands there; to another file system it is copied. */
export function moveFile(from: string, file: string): void {
  try {
    renameSync(from, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EXDEV') throw cause;
    throughTemporary(file, (temporary) => copyFileSync(from, temporary));
    rmSync(from);
  }
}

/** The folders that a file stands in, outermost first, all named as it is: with forward slashes, relative to one folder. */
export function foldersAbove(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Whether a folder is a file, or holds it, by their paths. */
export function holds(directory: string, file: string): boolean {
  const inner = path.relative(directory, file);
  return inner === '' || !(inner === '..' || inner.startsWith(`..${path.sep}`) || path.isAbsolute(inner));
}
