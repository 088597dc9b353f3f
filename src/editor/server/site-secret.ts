import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../build/files/write-file.ts';
import { siteScratch } from '../../build/project.ts';
import { hashOf } from '../../model/read/hash.ts';

/** Returns the folder of the editor's data about a site, which is kept after the server stops. */
export function editorDirectory(site: string): string {
  return path.join(siteScratch(site), 'edit');
}

/** Returns an identifier of a site's folder on this machine, independent of the port that serves the site. */
export function siteFolderId(site: string): string {
  return hashOf(realpathSync.native(site));
}

/**
 * Returns a secret of a site's folder, in a file that only its owner can read. It is the same after a restart, so that
 * open pages keep working; a copy of the folder gets a secret of its own. Anyone who can read the file can also change
 * the site's files.
 */
export function secretIn(file: string, id: string): string {
  if (existsSync(file)) {
    const [known = '', of] = readFileSync(file, 'utf8').split('\n');
    if (/^[\w-]{43}$/.test(known) && of === id) return known;
  }
  const token = randomBytes(32).toString('base64url');
  writeFile(file, `${token}\n${id}`, 0o600);
  return token;
}
