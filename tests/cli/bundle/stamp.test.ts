import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFiles, stampOf } from '../../../src/cli/bundle/stamp.ts';
import { temporaryFolder } from '../../build/tiny-site.ts';

function write(): string {
  const root = temporaryFolder();
  writeFileSync(path.join(root, 'a.ts'), 'one');
  writeFileSync(path.join(root, 'b.ts'), 'two');
  return root;
}

describe('stampOf', () => {
  it('names each file once, and changes with any byte of them', () => {
    const root = write();
    const stamp = () => stampOf(root, ['b.ts', 'a.ts', 'a.ts'], readFiles(root, ['a.ts', 'b.ts']));
    const first = stamp();
    expect(first?.files).toEqual(['a.ts', 'b.ts']);
    expect(stamp()).toEqual(first);
    writeFileSync(path.join(root, 'b.ts'), 'tow');
    expect(stamp()?.hash).not.toBe(first?.hash);
  });

  it('gives none when a file was saved, or appeared, while the bundle was made', () => {
    const root = write();
    const before = readFiles(root, ['a.ts']);
    expect(stampOf(root, ['a.ts'], before)).toBeDefined();
    expect(stampOf(root, ['a.ts', 'b.ts'], before)).toBeUndefined();
    writeFileSync(path.join(root, 'a.ts'), 'three');
    expect(stampOf(root, ['a.ts'], before)).toBeUndefined();
    expect(stampOf(root, ['gone.ts'], readFiles(root, ['gone.ts']))).toBeUndefined();
  });
});
