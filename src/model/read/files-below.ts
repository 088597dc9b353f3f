import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Files below a folder, relative to it, with forward slashes, in the same order on every machine; none when there is no
 * folder. Links are left out.
 */
export function filesBelow(directory: string): string[] {
  return namesBelow(directory, (entry) => entry.isFile() || entry.isDirectory()).sort();
}

/** The same of a site: no hidden file or folder (`.DS_Store`) belongs to one, but links and what is no regular file do, for the rules to judge. */
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
