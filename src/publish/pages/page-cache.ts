import { rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../model/read/files-below.ts';
import { readEntry } from '../cache/cache-entry.ts';

/** Rendered pages, by the hash of everything that their HTML depends on. */
interface PageCache {
  /** Existing or new entry for the HTML of a key. Marks the key as used. */
  fileOf(key: string): string;
  /** The HTML of a key; `undefined` if the page has to be rendered. */
  read(key: string): Buffer | undefined;
  /** Removes the pages that this build did not use, so that the cache does not grow. */
  prune(): void;
}

/** Opens the cache in a folder, which may be deleted between builds. */
export function openPageCache(directory: string): PageCache {
  const used = new Set<string>();
  const present = new Set(filesBelow(directory));
  const nameOf = (key: string) => `${key.slice(0, 2)}/${key}.html`;
  return {
    fileOf(key) {
      used.add(nameOf(key));
      return path.join(directory, nameOf(key));
    },
    read: (key) => (present.has(nameOf(key)) ? readEntry(path.join(directory, nameOf(key))) : undefined),
    prune() {
      for (const name of present) {
        const page = name.replace(/\.html(?:\.br|\.gz)?$/, '.html');
        if (!used.has(page)) rmSync(path.join(directory, name), { force: true });
      }
    },
  };
}
