import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** Makes an empty folder outside of the project. `setup.ts` removes it once the tests of the file are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
  made.push(folder);
  return folder;
}

/** Removes the folders made so far. */
export function removeTemporaryFolders(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
