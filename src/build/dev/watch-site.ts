import { statSync } from 'node:fs';
import path from 'node:path';
import type { FSWatcher } from 'vite';
import { manifestName } from '../../site/read/read-site.ts';
import { filesBelow } from '../files.ts';
import type { FileChange } from './site-session.ts';

/** Changes that come together, as when a branch is changed, are one; in milliseconds. */
const TOGETHER = 8;

const KINDS = { change: 'edited', add: 'added', unlink: 'removed' } as const;

/** Files of a site by their path, with forward slashes, each with the time and the size that it has now. */
export type Stamps = ReadonlyMap<string, string>;

/** Whether a file belongs to a site, as it is named relative to the folder: not what editors keep beside it. */
function isSource(file: string): boolean {
  return (file === manifestName || /^content\/.*[^~]$/.test(file)) && !/(?:^|\/)\.|\.(?:tmp|swp)$/.test(file);
}

/** Notes how the files of a site stand, to know later what changed. */
export function stampsOf(site: string): Stamps {
  const files = [manifestName, ...filesBelow(path.join(site, 'content')).map((file) => `content/${file}`)];
  return new Map(
    files.filter(isSource).flatMap((file) => {
      const stats = statSync(path.join(site, file), { throwIfNoEntry: false });
      return stats ? [[file, `${stats.mtimeMs} ${stats.size}`] as const] : [];
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
 * it still looks around: that is told once it is ready.
 */
export function watchSite(watcher: FSWatcher, { site, seen, changed }: WatchOptions): void {
  let waiting: FileChange[] = [];
  watcher.add([path.join(site, manifestName), path.join(site, 'content')]);
  const flush = () => {
    const changes = waiting;
    waiting = [];
    changed(changes);
  };
  for (const [event, kind] of Object.entries(KINDS)) {
    watcher.on(event as keyof typeof KINDS, (absolute: string) => {
      const file = path.relative(site, absolute).split(path.sep).join('/');
      if (!isSource(file)) return;
      if (waiting.length === 0) setTimeout(flush, TOGETHER);
      waiting.push({ file, kind });
    });
  }
  watcher.on('ready', () => {
    const missed = changesBetween(seen, stampsOf(site));
    if (missed.length > 0) changed(missed);
  });
}
