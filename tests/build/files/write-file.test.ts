import fs, {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { moveFile, writeFile, writeUnseen } from '../../../src/build/files/write-file.ts';
import { memory, temporaryFolder } from '../../temporary-folder.ts';

describe.each([
  ['writeFile', writeFile],
  ['writeUnseen', writeUnseen],
] as const)('%s', (_, write) => {
  it('creates missing folders, and leaves nothing but the file', () => {
    const folder = temporaryFolder();
    write(path.join(folder, 'a/b/page.html'), 'é');
    write(path.join(folder, 'a/b/page.html'), Buffer.from('è'));
    expect(readFileSync(path.join(folder, 'a/b/page.html'), 'utf8')).toBe('è');
    expect(readdirSync(path.join(folder, 'a/b'))).toEqual(['page.html']);
  });

  it('throws if something is in its way', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'a'), '');
    expect(() => write(path.join(folder, 'a/page.html'), '')).toThrow(/ENOTDIR/);
  });
});

it('writeFile keeps what is in its way, and leaves nothing of its own', () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'page.html'));
  expect(() => writeFile(path.join(folder, 'page.html'), 'new')).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
  expect(readdirSync(path.join(folder, 'page.html'))).toEqual([]);
  expect(readdirSync(folder)).toEqual(['page.html']);
});

describe.each([
  ['writeFile', 'writeFileSync', (file: string) => writeFile(file, 'new')],
  ['moveFile', 'copyFileSync', (file: string) => moveFile(path.join(file, '../from.html'), file)],
] as const)('%s on a full disk', (_, operation, act) => {
  it('leaves nothing of its own', () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'from.html'), 'new');
    writeFileSync(path.join(folder, 'page.html'), 'old');
    const rename = fs.renameSync;
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      // Fails like a move to another file system.
      if (String(from).endsWith('from.html')) throw Object.assign(new Error('EXDEV'), { code: 'EXDEV' });
      rename(from, to);
    });
    vi.spyOn(fs, operation).mockImplementation((...args: unknown[]) => {
      closeSync(openSync(String(args[operation === 'writeFileSync' ? 0 : 1]), 'w'));
      throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    });
    syncBuiltinESMExports();
    onTestFinished(() => {
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    });
    expect(() => act(path.join(folder, 'page.html'))).toThrow('ENOSPC');
    expect(readdirSync(folder)).toEqual(['from.html', 'page.html']);
    expect(readFileSync(path.join(folder, 'page.html'), 'utf8')).toBe('old');
  });
});

const hasTwo = statSync(memory).dev !== statSync(tmpdir()).dev;

const places = [
  ['an existing file', tmpdir()],
  ...(hasTwo ? [['an existing file on another file system', memory]] : []),
];

it.each(places)('moveFile replaces %s', (_, parent) => {
  const to = temporaryFolder(parent);
  const from = path.join(temporaryFolder(), 'a.html');
  writeFileSync(from, 'new');
  writeFileSync(path.join(to, 'a.html'), 'old');
  moveFile(from, path.join(to, 'a.html'));
  expect([existsSync(from), readdirSync(to)]).toEqual([false, ['a.html']]);
  expect(readFileSync(path.join(to, 'a.html'), 'utf8')).toBe('new');
});
