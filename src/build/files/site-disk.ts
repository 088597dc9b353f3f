import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { type Hash, hashOfFile } from '../../model/read/hash.ts';
import { moveFile, throughTemporary } from './write-file.ts';

/** Operations that change the files of a site, by absolute paths. All of them throw the errors of the system. */
export interface SiteDisk {
  /**
   * Creates or replaces a file: whole or not at all, even if the machine stops meanwhile. Mode bits and symbolic links
   * are kept. `was` is the expected state of the file, `null` if it is new. Returns `false`, and changes nothing, if
   * the file is in another state.
   */
  write(file: string, bytes: Uint8Array, was: Hash | null): boolean;
  /** Copies a file to a new name, whole or not at all; its bytes do not pass through memory. */
  copy(from: string, file: string): void;
  /** Moves a file, also to another file system. */
  move(from: string, to: string): void;
  remove(file: string): void;
  /** Removes an empty folder. */
  removeFolder(folder: string): void;
}

/** Returns the hash of a file's bytes; `null` if there is no file. */
export function hashOnDisk(file: string): Hash | null {
  try {
    return hashOfFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

function sync(file: string): void {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Syncs a folder, because a renamed file is only durable once its folder is on the disk. */
function syncFolder(folder: string): void {
  try {
    sync(folder);
  } catch {
    // Windows does not open folders.
  }
}

function writeThrough(file: string, bytes: Uint8Array, mode: number): void {
  const handle = openSync(file, 'wx', mode);
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const NEW_FILE_MODE = 0o644;

/** The disk of this machine. */
export const siteDisk: SiteDisk = {
  write(file, bytes, was) {
    const isNew = was === null;
    const real = isNew ? file : realpathSync(file);
    if (isNew) mkdirSync(path.dirname(real), { recursive: true });
    else accessSync(real, constants.W_OK);
    const mode = isNew ? NEW_FILE_MODE : statSync(real).mode & 0o7777;
    const isWritten = throughTemporary(real, (temporary) => {
      writeThrough(temporary, bytes, mode);
      if (!isNew) chmodSync(temporary, mode);
      return hashOnDisk(real) === was;
    });
    if (isWritten) syncFolder(path.dirname(real));
    return isWritten;
  },
  copy(from, file) {
    mkdirSync(path.dirname(file), { recursive: true });
    throughTemporary(file, (temporary) => {
      copyFileSync(from, temporary, constants.COPYFILE_FICLONE);
      sync(temporary);
    });
    syncFolder(path.dirname(file));
  },
  move(from, to) {
    mkdirSync(path.dirname(to), { recursive: true });
    moveFile(from, to);
    syncFolder(path.dirname(to));
    if (existsSync(path.dirname(from))) syncFolder(path.dirname(from));
  },
  remove(file) {
    rmSync(file);
    syncFolder(path.dirname(file));
  },
  removeFolder: rmdirSync,
};
