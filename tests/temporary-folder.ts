import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFile } from '../src/build/files/write-file.ts';

const made: string[] = [];

/**
 * Folder for temporary folders, in memory if the system allows it. It is for tests that save thousands of times, and
 * would otherwise mostly wait for the disk.
 */
export const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Creates an empty folder outside of the project. `setup.ts` removes it after the tests of the file. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, 'vitrine-'));
  made.push(folder);
  return folder;
}

/** Creates a temporary folder with these files, by path. */
export function folderOf(files: Record<string, string>): string {
  const directory = temporaryFolder();
  for (const [file, content] of Object.entries(files)) writeFile(path.join(directory, file), content);
  return directory;
}

/** Removes the folders created so far. */
export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
