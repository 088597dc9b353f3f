import path from 'node:path';
import type { FSWatcher } from 'vite';
import type { FileChange } from '../build/site-session.ts';
import { type Fingerprints, isSiteFile } from './file-fingerprints.ts';

/** Time within which changes are reported together, for example when the branch changes; in milliseconds. */
const JOIN_MS = 8;

/**
 * Time for which a save may leave a file missing or empty, in milliseconds: some editors remove it and write it again.
 */
const UNFINISHED_SAVE_MS = 100;

/**
 * Times after the start and after a change at which all files are compared, in milliseconds. Events may be missing
 * while watching starts, or when many files change at once.
 */
const COMPARE_AFTER_MS = [500, 2000, 8000];

interface WatchOptions {
  site: string;
  /** State of the files before they were read. */
  fingerprints: Fingerprints;
  changed: (changes: FileChange[]) => void;
}

/**
 * Reports changes below a site folder: the manifest and everything in `content/` and `blocks/`, including new files.
 * The watcher only names files to compare; their state shows what has changed. Vite's watcher ignores a second save
 * within 50 ms, which a later comparison finds. The whole folder is watched, because the watcher forgets a single path
 * once it is removed. Returns the function that stops watching.
 */
export function watchSite(watcher: FSWatcher, { site, fingerprints, changed }: WatchOptions): () => void {
  const touched = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;
  let comparisons: NodeJS.Timeout[] = [];
  const notify = (changes: FileChange[]) => {
    if (changes.length === 0) return;
    scheduleComparisons();
    changed(changes);
  };
  const compareAll = () => notify(fingerprints.changes());
  const scheduleComparisons = () => {
    for (const timer of comparisons) clearTimeout(timer);
    comparisons = COMPARE_AFTER_MS.map((time) => setTimeout(compareAll, time).unref());
  };
  const flush = () => {
    const names = [...touched];
    touched.clear();
    waiting = undefined;
    const changes = fingerprints.changes({ files: names, graceMs: UNFINISHED_SAVE_MS });
    if ([...fingerprints.unsettled()].length > 0) waiting = setTimeout(flush, UNFINISHED_SAVE_MS);
    notify(changes);
  };
  const touch = (name: string) => {
    if (!isSiteFile(name)) return;
    // This earlier comparison replaces a scheduled one of unfinished saves, which it includes.
    if (touched.size === 0) {
      clearTimeout(waiting);
      waiting = setTimeout(flush, JOIN_MS);
    }
    touched.add(name);
  };
  watcher.add(site);
  for (const event of ['change', 'add', 'unlink'] as const) {
    watcher.on(event, (absolute: string) => touch(path.relative(site, absolute).split(path.sep).join('/')));
  }
  watcher.on('ready', compareAll);
  scheduleComparisons();
  return () => {
    clearTimeout(waiting);
    for (const timer of comparisons) clearTimeout(timer);
  };
}
