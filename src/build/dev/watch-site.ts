import path from 'node:path';
import type { FSWatcher } from 'vite';
import { manifestName } from '../../site/read/read-site.ts';
import type { FileChange } from './site-session.ts';

/** Changes that come together, as when a branch is changed, are one; in milliseconds. */
const TOGETHER = 8;

const KINDS = { change: 'edited', add: 'added', unlink: 'removed' } as const;

/**
 * Tells of changes below a site folder: the manifest and everything in `content/`, files that appear included.
 * Editors that save by renaming are seen as removing and adding a file.
 */
export function watchSite(watcher: FSWatcher, site: string, changed: (changes: FileChange[]) => void): void {
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
      if (file !== manifestName && !/^content\/.*[^~]$/.test(file)) return;
      if (/(?:^|\/)\.|\.(?:tmp|swp)$/.test(file)) return;
      if (waiting.length === 0) setTimeout(flush, TOGETHER);
      waiting.push({ file, kind });
    });
  }
}
