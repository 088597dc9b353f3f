import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, sourcesBelow } from '../../../src/model/read/files-below.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

it('returns all files of a folder, and those of a site without hidden ones', () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'b/.cache'), { recursive: true });
  for (const name of ['b/a.md', 'b.md', '.DS_Store', 'b/.cache/c']) writeFileSync(path.join(folder, name), '');
  symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'link.md'));
  expect(filesBelow(folder)).toEqual(['.DS_Store', 'b.md', 'b/.cache/c', 'b/a.md']);
  expect(sourcesBelow(folder)).toEqual(['b.md', 'b/a.md', 'link.md']);
  expect([filesBelow(path.join(folder, 'none')), sourcesBelow(path.join(folder, 'b.md'))]).toEqual([[], []]);
});
