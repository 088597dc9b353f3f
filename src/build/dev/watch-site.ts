import { statSync } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'vite';
import { manifestName } from '../../site/read/read-site.ts';
import { filesBelow } from '../files.ts';
import type { FileChange } from './site-session.ts';

/** Changes that come together, as when a branch is changed, are one; in milliseconds. */
const TOGETHER = 8;

/**
 * When to look by oneself after the start, in milliseconds: the watcher may have been ready for the project before it was
 * told of the site, and what changes until it watches each file of that is told by nobody.
 */
const LOOKS = [500, 2000, 8000];

const KINDS = { change: 'edited', add: 'added', unlink: 'removed' } as const;

/** Files of a site by their path, with forward slashes, each with the time and the size that it has now. */
export type Stamps = ReadonlyMap<string, string>;

/** Whether a file belongs to a site, as it is named relative to the folder: not what editors keep beside it. */
function isSource(file: string): boolean {
  return (file === manifestName || /^content\/.*[^~]$/.test(file)) && !/(?:^|\/)\.|\.(?:tmp|swp)$/.test(file);
}

/** How a file stands: another text once it was saved; nothing where there is none. */
function stampOf(site: string, file: string): string | undefined {
  const stats = statSync(path.join(site, file), { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}

/** Notes how the files of a site stand, to know later what changed. */
export function stampsOf(site: string): Stamps {
  const files = [manifestName, ...filesBelow(path.join(site, 'content')).map((file) => `content/${file}`)];
  return new Map(
    files.filter(isSource).flatMap((file) => {
      const stamp = stampOf(site, file);
      return stamp === undefined ? [] : [[file, stamp] as const];
    }),
  );
}

function changesBetween(before: Stamps, after: Stamps): FileChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((file) => {
    const [was, is] = [before.get(file), after.get(file)];
    if (was === is) return [];
    return [{ file, kind: was === undefined ? 'added' : is === undefined ? 'removed' : 'edited' } as const];
  });
}

interface WatchOptions {
  site: string;
  /** How the files stood before they were read. */
  seen: Stamps;
  changed: (changes: FileChange[]) => void;
}

/**
 * Tells of changes below a site folder: the manifest and everything in `content/`, files that appear included.
 * Editors that save by renaming are seen as removing and adding a file. The watcher says nothing of what changes while
 * it still looks around: that is told once it is ready, or some moments later.
 */
export function watchSite(watcher: FSWatcher, { site, seen, changed }: WatchOptions): void {
  let waiting: FileChange[] = [];
  let known = new Map(seen);
  watcher.add([path.join(site, manifestName), path.join(site, 'content')]);
  const flush = () => {
    const changes = waiting;
    waiting = [];
    for (const { file } of changes) {
      const stamp = stampOf(site, file);
      if (stamp === undefined) known.delete(file);
      else known.set(file, stamp);
    }
    changed(changes);
  };
  const look = () => {
    // A watcher that is closed has nobody to tell.
    if (watcher.listenerCount('ready') === 0) return;
    const now = stampsOf(site);
    const missed = changesBetween(known, now);
    known = new Map(now);
    if (missed.length > 0) changed(missed);
  };
  for (const [event, kind] of Object.entries(KINDS)) {
    watcher.on(event as keyof typeof KINDS, (absolute: string) => {
      const file = path.relative(site, absolute).split(path.sep).join('/');
      if (!isSource(file)) return;
      if (waiting.length === 0) setTimeout(flush, TOGETHER);
      waiting.push({ file, kind });
    });
  }
  watcher.on('ready', look);
  for (const time of LOOKS) setTimeout(look, time).unref();
}
