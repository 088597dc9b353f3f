import path from 'node:path';
import { createFixture } from 'fs-fixture';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compareFolders, compareScreenshots } from './compare.ts';

describe('the comparison of baselines', () => {
  it('lists what was added, removed and changed, with the first place of a change', async () => {
    await using folder = await createFixture({
      before: { 'gone.txt': '1', 'index.html': '<p>Un</p><b>deux</b>', 'same.css': 'a{}' },
      after: { 'index.html': '<p>Un</p><b>trois</b>', 'new.txt': '1', 'same.css': 'a{}' },
    });
    expect(compareFolders(folder.getPath('before'), folder.getPath('after'))).toEqual([
      'removed gone.txt',
      'changed index.html (20 → 21 bytes)\n    - <b>deux\n    + <b>trois',
      'added new.txt',
    ]);
  });

  it('passes over hashes of content', async () => {
    await using folder = await createFixture({
      before: { 'main-abcdefgh.js': '1', 'index.html': '<script src="main-abcdefgh.js">' },
      after: { 'main-ijklmnop.js': '1', 'index.html': '<script src="main-ijklmnop.js">' },
    });
    expect(compareFolders(folder.getPath('before'), folder.getPath('after'))).toEqual([]);
  });

  it('tells how much of a screenshot is different', async () => {
    const white = sharp({ create: { width: 10, height: 10, channels: 3, background: '#fff' } });
    const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
    const blank = await white.png().toBuffer();
    const dotted = await sharp(blank)
      .composite([{ input: await dot.png().toBuffer() }])
      .png()
      .toBuffer();
    await using folder = await createFixture({
      before: { 'a.png': blank, 'b.png': blank },
      after: { 'a.png': dotted, 'b.png': blank },
    });
    const at = (side: string) => path.join(folder.path, side);
    expect(await compareScreenshots(at('before'), at('after'))).toEqual(['a.png: 1.000 % of the pixels']);
  });
});
