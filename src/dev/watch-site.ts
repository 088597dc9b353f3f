import path from 'node:path';
import type { FSWatcher } from 'vite';
import type { FileChange } from '../publish/site-session.ts';
import { type Fingerprints, isSource } from './file-fingerprints.ts';

/** Changes that come together, as when a branch is changed, are one; in milliseconds. */
const TOGETHER = 8;

/** How long a save may leave a file away or empty, in milliseconds: some editors remove it and write it again. */
const MIDST = 100;

/**
 * When to look by oneself after the start and after a change, in milliseconds: what the system tells while it begins to
 * watch, or when much changes at once, may be incomplete.
 */
const LOOKS = [500, 2000, 8000];

interface WatchOptions {
  site: string;
  /** How the files stood before they were read. */
  fingerprints: Fingerprints;
  changed: (changes: FileChange[]) => void;
}

/**
 * Reports changes below a site folder: the manifest and everything in `content/` and `blocks/`, files that appear included. The
 * watcher only says where to look; how the files stand says what changed. Vite's watcher passes over a second save
 * within 50 ms, which the look after the first one finds. It watches the folder as a whole, because a path that is
 * watched by itself and goes away is not watched when it comes back. Returns the function that ends it.
 */
export function watchSite(watcher: FSWatcher, { site, fingerprints, changed }: WatchOptions): () => void {
  const touched = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;
  let looks: NodeJS.Timeout[] = [];
  const tell = (changes: FileChange[]) => {
    if (changes.length === 0) return;
    lookLater();
    changed(changes);
  };
  const look = () => tell(fingerprints.changes());
  const lookLater = () => {
    for (const timer of looks) clearTimeout(timer);
    looks = LOOKS.map((time) => setTimeout(look, time).unref());
  };
  const flush = () => {
    const names = [...touched];
    touched.clear();
    waiting = undefined;
    const changes = fingerprints.changes({ files: names, patience: MIDST });
    if ([...fingerprints.unsettled()].length > 0) waiting = setTimeout(flush, MIDST);
    tell(changes);
  };
  const touch = (name: string) => {
    if (!isSource(name)) return;
    // Whatever waits for the end of a save waits no longer than for this.
    if (touched.size === 0) {
      clearTimeout(waiting);
      waiting = setTimeout(flush, TOGETHER);
    }
    touched.add(name);
  };
  watcher.add(site);
  for (const event of ['change', 'add', 'unlink'] as const) {
    watcher.on(event, (absolute: string) => touch(path.relative(site, absolute).split(path.sep).join('/')));
  }
  watcher.on('ready', look);
  lookLater();
  return () => {
    clearTimeout(waiting);
    for (const timer of looks) clearTimeout(timer);
  };
}
