import { readdirSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeEntry } from '../../../src/publish/cache/cache-entry.ts';
import { openPageCache } from '../../../src/publish/pages/page-cache.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

describe('openPageCache', () => {
  const filled = () => {
    const folder = temporaryFolder();
    const cache = openPageCache(folder);
    for (const key of ['ab1', 'ab2']) writeEntry(cache.fileOf(key), `<!doctype html>${key}`);
    return folder;
  };

  it('contains the pages of earlier builds, and removes those no longer used', () => {
    const folder = filled();
    const cache = openPageCache(folder);
    const known = ['ab1', 'ab2', 'ab3'].map((key) => cache.read(key)?.toString());
    expect(known).toEqual(['<!doctype html>ab1', '<!doctype html>ab2', undefined]);
    cache.fileOf('ab2');
    cache.prune();
    expect(readdirSync(path.join(folder, 'ab'))).toEqual(['ab2.html']);
  });

  it('ignores a page that was truncated by a power cut', () => {
    const folder = filled();
    truncateSync(path.join(folder, 'ab/ab1.html'), 40);
    const cache = openPageCache(folder);
    expect(['ab1', 'ab2'].map((key) => cache.read(key)?.toString())).toEqual([undefined, '<!doctype html>ab2']);
  });
});
