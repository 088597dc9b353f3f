import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FileChange } from '../build/site-session.ts';
import { sourcesBelow } from '../model/read/files-below.ts';
import { hashOf } from '../model/read/hash.ts';
import { ownBlocksFolder } from '../model/read/own-blocks.ts';
import { refusalOf } from '../model/read/refusal-of.ts';
import { manifestName } from '../model/read/site-files.ts';

/** The last reported state of each file of a site. */
export interface Fingerprints {
  /**
   * Returns the changes since the last call, of some files (paths relative to the site folder) or of all. A missing or
   * empty file may be in the middle of a save, so it is only reported after `graceMs` milliseconds in this state.
   */
  changes(question?: { files?: Iterable<string> | undefined; graceMs?: number }): FileChange[];
  /** Returns the files that may be in the middle of a save. Each call of `changes` compares them, too. */
  unsettled(): Iterable<string>;
}

/** Whether a file, by its path relative to the folder, belongs to a site: temporary files of editors do not. */
export function isSiteFile(file: string): boolean {
  return (
    (file === manifestName || /^(?:content|blocks)\/.*[^~]$/.test(file)) && !/(?:^|\/)\.|\.(?:tmp|swp)$/.test(file)
  );
}

function sourcesOf(site: string): string[] {
  const below = ['content', ownBlocksFolder].flatMap((folder) =>
    sourcesBelow(path.join(site, folder)).map((file) => `${folder}/${file}`),
  );
  return [manifestName, ...below].filter(isSiteFile);
}

/** Returns a text that changes whenever a file is saved, replaced or made readable; `undefined` if there is no file. */
function stampOf(site: string, file: string): { stamp: string; isEmpty: boolean } | undefined {
  const refusal = refusalOf(site, file);
  if (refusal) return { stamp: refusal, isEmpty: false };
  try {
    const stats = statSync(path.join(site, file));
    const { ino, ctimeMs, mtimeMs, size } = stats;
    return stats.isFile() ? { stamp: `${ino} ${ctimeMs} ${mtimeMs} ${size}`, isEmpty: size === 0 } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the hash of a text file, or the reason why it cannot be read; `undefined` for media. A time stamp is not
 * enough: it is exact to a millisecond, on some disks to two seconds.
 */
function contentOf(site: string, file: string): string | undefined {
  if (file.startsWith('content/media/')) return undefined;
  const refusal = refusalOf(site, file);
  if (refusal) return refusal;
  try {
    return hashOf(readFileSync(path.join(site, file)));
  } catch {
    return 'unreadable';
  }
}

/** Records the current state of the files of a site. */
export function openFingerprints(site: string): Fingerprints {
  const stamps = new Map<string, string>();
  const contents = new Map<string, string | undefined>();
  const halfway = new Map<string, number>();
  for (const file of sourcesOf(site)) {
    const current = stampOf(site, file);
    if (current) stamps.set(file, current.stamp);
  }
  const changeOf = (file: string, graceMs: number): FileChange | undefined => {
    const [was, current] = [stamps.get(file), stampOf(site, file)];
    const content = current && contentOf(site, file);
    const known = contents.get(file);
    const isSame = content !== undefined && known !== undefined ? content === known : current?.stamp === was;
    if (current && isSame) stamps.set(file, current.stamp);
    if (isSame) return void halfway.delete(file);
    if (!current || current.isEmpty) {
      const since = halfway.get(file) ?? performance.now();
      if (performance.now() - since < graceMs) {
        halfway.set(file, since);
        contents.delete(file);
        // An empty stamp differs from any other, so the file is compared when it returns.
        if (was !== undefined) stamps.set(file, '');
        return undefined;
      }
    }
    halfway.delete(file);
    if (current) stamps.set(file, current.stamp);
    else stamps.delete(file);
    contents.set(file, content);
    return { file, kind: was === undefined ? 'added' : current ? 'edited' : 'removed' };
  };
  /** Returns the files whose stamps differ: only these are compared by content. */
  const differing = () =>
    [...new Set([...stamps.keys(), ...sourcesOf(site)])].filter(
      (file) => stampOf(site, file)?.stamp !== stamps.get(file),
    );
  return {
    changes({ files = differing(), graceMs = 0 } = {}) {
      return [...new Set([...files, ...halfway.keys()])].flatMap((file) => changeOf(file, graceMs) ?? []);
    },
    unsettled: () => halfway.keys(),
  };
}
