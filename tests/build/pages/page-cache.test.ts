import { readdirSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/build/files.ts';
import { openPageCache } from '../../../src/build/pages/page-cache.ts';
import { temporaryFolder } from '../tiny-site.ts';

describe('openPageCache', () => {
  const filled = () => {
    const folder = temporaryFolder();
    const cache = openPageCache(folder);
    for (const key of ['ab1', 'ab2']) writeFile(cache.fileOf(key), '<!doctype html>');
    return folder;
  };

  it('knows the pages of builds before, and forgets those that no page is any more', () => {
    const folder = filled();
    const cache = openPageCache(folder);
    expect(['ab1', 'ab2', 'ab3'].map(cache.has)).toEqual([true, true, false]);
    cache.fileOf('ab2');
    cache.prune();
    expect(readdirSync(path.join(folder, 'ab'))).toEqual(['ab2.html']);
  });

  it('has no page of which the power left nothing but the name', () => {
    const folder = filled();
    truncateSync(path.join(folder, 'ab/ab1.html'));
    expect(['ab1', 'ab2'].map(openPageCache(folder).has)).toEqual([false, true]);
  });
});
