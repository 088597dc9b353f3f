import { type FSWatcher, readdirSync, realpathSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** Watchers of the folders of a site. */
export interface FolderWatch {
  /** Whether a path, relative to the site folder, is a folder now or was watched as one. */
  isFolder(name: string): boolean;
  /** Watches the folders that there are now: another one may stand under the name of an earlier one. */
  renew(): void;
  close(): void;
}

function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  } catch {
    return [];
  }
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/**
 * Watches a site folder, `content/` and all folders below, and names what may have changed in them relative to the site
 * folder, with forward slashes; the site folder itself is the empty name. A folder is watched as a whole, so that a file
 * that goes and comes back is seen to; the folder that holds the site's tells when that does so.
 */
export function watchFolders(site: string, touched: (name: string) => void): FolderWatch {
  let watchers = new Map<string, FSWatcher>();
  /** The site folder, and what it is a link to. */
  const ways = new Set([site, realPath(site)]);
  const open = (name: string, heard: (entry: string | null) => void, into: Map<string, FSWatcher>) => {
    try {
      const watcher = watch(path.resolve(site, name), { persistent: false }, (_, entry) => heard(entry));
      // On Windows, a folder that is removed. The one above tells of it.
      watcher.on('error', () => watcher.close());
      into.set(name, watcher);
    } catch {
      // No such folder, or the system watches no more of them: the server still looks by itself now and then.
    }
  };
  const openAll = (name: string, into: Map<string, FSWatcher>) => {
    const own = path.basename(path.join(site, name));
    const heard = (entry: string | null) => {
      // A folder that goes or moves tells its own name.
      if (entry === null || entry === own) touched(name);
      if (entry !== null) touched(path.posix.join(name, entry));
    };
    open(name, heard, into);
    // Only once it is watched: a folder that is made meanwhile is found in one way or the other.
    for (const folder of name === '' ? ['content'] : foldersIn(path.join(site, name))) {
      openAll(path.posix.join(name, folder), into);
    }
  };
  const renew = () => {
    const old = watchers;
    watchers = new Map();
    for (const way of ways) {
      open(path.dirname(way), (entry) => (entry === null || entry === path.basename(way)) && touched(''), watchers);
    }
    openAll('', watchers);
    for (const watcher of old.values()) watcher.close();
  };
  renew();
  return {
    isFolder(name) {
      if (watchers.has(name)) return true;
      try {
        return statSync(path.join(site, name)).isDirectory();
      } catch {
        return false;
      }
    },
    renew,
    close() {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
