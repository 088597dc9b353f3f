import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the files below a folder, relative to it, with forward slashes, in the same order on every machine; empty if
 * there is no such folder. Symbolic links are omitted.
 */
export function filesBelow(directory: string): string[] {
  return namesBelow(directory, (entry) => entry.isFile() || entry.isDirectory()).sort();
}

/**
 * Returns the files below a folder of a site, like `filesBelow`: without hidden files and folders (`.DS_Store`), but
 * with symbolic links and other non-regular files, which rules check.
 */
export function sourcesBelow(directory: string): string[] {
  return namesBelow(directory, ({ name }) => !name.startsWith('.')).sort();
}

function namesBelow(directory: string, isWanted: (entry: Dirent) => boolean, prefix = ''): string[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(path.join(directory, prefix), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.filter(isWanted).flatMap((entry) => {
    const name = prefix ? `${prefix}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return namesBelow(directory, isWanted, name);
    return [name];
  });
}
