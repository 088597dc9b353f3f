import { readFileSync } from 'node:fs';
import path from 'node:path';
import { engineFile, engineModule } from '../../model/engine-files.ts';
import { filesBelow } from '../../model/read/files-below.ts';
import { hashOf } from '../../model/read/hash.ts';
import { installedPackages } from '../cache/installed-packages.ts';

/** Folders of `src` on which no page depends. */
const UNUSED_FOLDERS = new Set(['cli', 'decisions', 'dev', 'editor', 'starters', 'workshop']);

/** Whether the compiled program may depend on a file, given by its absolute path. */
export function isProgramFile(file: string): boolean {
  const [topFolder, part] = path.relative(engineFile(), file).split(path.sep);
  return topFolder === 'src' && !UNUSED_FOLDERS.has(part ?? '');
}

/**
 * Returns the hash of everything that the compiled program depends on: its source files, the installed packages and its
 * configuration. It does not depend on a site: the same program serves every site, at any path.
 */
export function programKey(root: string = engineFile()): string {
  const parts: (string | Uint8Array)[] = [process.version, installedPackages(root)];
  const sources = filesBelow(path.join(root, 'src')).map((file) => `src/${file}`);
  const used = sources.filter((file) => isProgramFile(engineFile(file)));
  for (const file of [path.relative(engineFile(), engineModule('vite.config.ts')), ...used]) {
    parts.push(file, readFileSync(path.join(root, file)));
  }
  return hashOf(...parts);
}
