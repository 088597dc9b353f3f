import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { siteDisk } from '../../../src/build/files/site-disk.ts';
import { finishChanges, writeChange } from '../../../src/build/files/write-change.ts';
import { writeFile } from '../../../src/build/files/write-file.ts';
import type { Change } from '../../../src/model/read/change.ts';
import { hashOf, hashOfFile } from '../../../src/model/read/hash.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { faultyDisk } from './faulty-disk.ts';

const MANIFEST = 'site.manifest.json';
const A = 'content/guides/a.md';
const B = 'content/guides/b.md';
const PICTURE = 'content/media/pain.webp';

const FILES: Record<string, string> = { [MANIFEST]: '{ "a": 1 }\n', [A]: 'Un\n', [B]: 'Deux\n', [PICTURE]: 'webp' };

function siteOf(files: Record<string, string> = FILES, directory = temporaryFolder()): string {
  for (const [file, text] of Object.entries(files)) writeFile(path.join(directory, file), text);
  return directory;
}

const was = (text: string | undefined) => hashOf(Buffer.from(text ?? ''));
const old = (file: string) => ({ file, was: was(FILES[file]) });

/** Returns all files of a site with their texts, without those of the writer. */
function filesIn(directory: string): Record<string, string> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const name = path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    return entry.isDirectory() || name.startsWith('.vitrine/') ? [] : [name];
  });
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(path.join(directory, name), 'utf8')]));
}

/** Returns the files that the writer keeps. */
function keptIn(directory: string): string[] {
  const folder = path.join(directory, '.vitrine');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true })
        .map(String)
        .filter((name) => name !== 'changes')
    : [];
}

const changes: [string, Change, Record<string, string>][] = [
  [
    'a renamed guide',
    [
      { ...old(A), to: 'content/guides/c.md' },
      { ...old(B), now: 'Deux, vers c\n' },
      { ...old(MANIFEST), now: '{ "c": 1 }\n' },
    ],
    { 'content/guides/c.md': 'Un\n', [B]: 'Deux, vers c\n', [MANIFEST]: '{ "c": 1 }\n', [PICTURE]: 'webp' },
  ],
  [
    'a renamed hub, with a guide whose own text changes',
    [
      { ...old(A), to: 'content/pains/a.md', now: 'Un, vers pains\n' },
      { ...old(B), to: 'content/pains/b.md' },
      { ...old(PICTURE), to: 'content/media/photos/pains/a.webp' },
      { ...old(MANIFEST), now: '{ "pains": 1 }\n' },
    ],
    {
      'content/pains/a.md': 'Un, vers pains\n',
      'content/pains/b.md': 'Deux\n',
      'content/media/photos/pains/a.webp': 'webp',
      [MANIFEST]: '{ "pains": 1 }\n',
    },
  ],
  [
    'removed guides, the last of their folder',
    [
      { ...old(A), now: null },
      { ...old(B), now: null },
      { ...old(MANIFEST), now: '{}\n' },
    ],
    { [MANIFEST]: '{}\n', [PICTURE]: 'webp' },
  ],
  [
    'a removed picture',
    [{ ...old(PICTURE), now: null }],
    { [MANIFEST]: FILES[MANIFEST] ?? '', [A]: 'Un\n', [B]: 'Deux\n' },
  ],
  [
    'added pictures',
    [
      { file: 'content/media/four-1600.webp', now: Buffer.from('grand') },
      { file: 'content/media/four-480.webp', now: Buffer.from('petit') },
    ],
    { ...FILES, 'content/media/four-1600.webp': 'grand', 'content/media/four-480.webp': 'petit' },
  ],
  [
    'two guides, of which one takes the name of the other',
    [
      { ...old(B), to: 'content/guides/c.md' },
      { ...old(A), to: B },
    ],
    { [MANIFEST]: FILES[MANIFEST] ?? '', [PICTURE]: 'webp', [B]: 'Un\n', 'content/guides/c.md': 'Deux\n' },
  ],
];

/** Expects that no text is lost: each file has its old or its new text, under its old or its new name. */
function expectWhole(directory: string, change: Change): void {
  const there = filesIn(directory);
  for (const { file, to = file, now } of change) {
    if (now === null) continue;
    const before = FILES[file];
    const after = now === undefined ? before : Buffer.from(now).toString();
    const isOld = before === undefined ? there[file] === undefined : there[file] === before;
    expect([file, isOld || there[to] === after]).toEqual([file, true]);
  }
}

describe.each(changes)('writeChange with %s', (_, change, after) => {
  const { disk: counter, calls: counted } = faultyDisk({ at: 0, count: 0 });
  writeChange(siteOf(), change, counter);
  const operations = counted.length;

  it('writes it, and leaves nothing else', () => {
    const directory = siteOf();
    expect(writeChange(directory, change)).toEqual({ status: 'done' });
    expect(filesIn(directory)).toEqual(after);
    expect(keptIn(directory)).toEqual([]);
    for (const folder of ['content/guides', 'content/media'])
      expect([folder, existsSync(path.join(directory, folder))]).toEqual([
        folder,
        Object.keys(after).some((file) => file.startsWith(`${folder}/`)),
      ]);
    expect(existsSync(path.join(directory, 'content'))).toBe(true);
  });

  it.each(Array.from({ length: operations }, (_, at) => at))(
    'loses no text if the process ends before operation %i, and the next writer ends the change or has nothing to do',
    (at) => {
      const directory = siteOf();
      const { disk } = faultyDisk({ at, count: Number.POSITIVE_INFINITY });
      writeChange(directory, change, disk);
      expectWhole(directory, change);
      finishChanges(directory);
      expectWhole(directory, change);
      expect([FILES, after]).toContainEqual(filesIn(directory));
      expect(keptIn(directory)).toEqual([]);
    },
  );

  const faults = Array.from({ length: 2 * operations }, (_, index) => [index >> 1, index % 2 === 1] as const);

  it.each(faults)('is undone if operation %i fails (after it was made: %s)', (at, isMade) => {
    const directory = siteOf();
    const { disk, calls } = faultyDisk({ at, count: 1, isMade });
    const outcome = writeChange(directory, change, disk);
    const isFolder = calls[at] === 'removeFolder';
    if (isFolder) expect(outcome).toEqual({ status: 'done' });
    else expect(outcome).toMatchObject({ status: 'refused', code: 'EIO', left: [] });
    expect(filesIn(directory)).toEqual(isFolder ? after : FILES);
    expect(keptIn(directory)).toEqual([]);
    expect(writeChange(directory, change).status).toBe(isFolder ? 'stale' : 'done');
  });
});

describe('writeChange', () => {
  const [, renamed, afterRename] = changes[0] as (typeof changes)[number];

  it('writes nothing if another program has saved one of its files, and names the file', () => {
    const directory = siteOf({ ...FILES, [B]: 'Autre\n' });
    expect(writeChange(directory, renamed)).toEqual({ status: 'stale', file: B, code: '', left: [] });
    expect(filesIn(directory)).toEqual({ ...FILES, [B]: 'Autre\n' });
  });

  it('undoes what it has written if another program saves a file meanwhile', () => {
    const directory = siteOf();
    const write: typeof siteDisk.write = (file, ...more) => {
      if (file.endsWith(MANIFEST)) writeFileSync(file, '{ "autre": 1 }');
      return siteDisk.write(file, ...more);
    };
    const outcome = writeChange(directory, renamed, { ...siteDisk, write });
    expect(outcome).toMatchObject({ status: 'stale', file: MANIFEST, left: [] });
    expect(filesIn(directory)).toEqual({ ...FILES, [MANIFEST]: '{ "autre": 1 }' });
  });

  it('refuses a name that is taken', () => {
    const directory = siteOf({ ...FILES, 'content/guides/c.md': 'Trois\n' });
    expect(writeChange(directory, renamed)).toMatchObject({
      status: 'refused',
      file: 'content/guides/c.md',
      code: 'EEXIST',
    });
    expect(writeChange(directory, [{ file: A, now: 'x' }])).toMatchObject({ status: 'refused', code: 'EEXIST' });
  });

  it('refuses links out of the site', () => {
    const directory = siteOf();
    symlinkSync(temporaryFolder(), path.join(directory, 'content/dehors'));
    symlinkSync(path.join(siteOf(), A), path.join(directory, 'content/lien.md'));
    expect(writeChange(directory, [{ file: 'content/dehors/x.md', now: 'x' }])).toMatchObject({
      code: 'file/link-outside',
    });
    const linked = { file: 'content/lien.md', was: was(FILES[A]), now: 'x' };
    expect(writeChange(directory, [linked])).toMatchObject({ code: 'file/link-outside' });
  });

  it('keeps mode bits and symbolic links inside of the site', () => {
    const directory = siteOf();
    chmodSync(path.join(directory, A), 0o640);
    symlinkSync('a.md', path.join(directory, 'content/guides/lien.md'));
    writeChange(directory, [{ file: 'content/guides/lien.md', was: was(FILES[A]), now: 'Un et un\n' }]);
    expect(lstatSync(path.join(directory, 'content/guides/lien.md')).isSymbolicLink()).toBe(true);
    expect(readFileSync(path.join(directory, A), 'utf8')).toBe('Un et un\n');
    expect(statSync(path.join(directory, A)).mode & 0o777).toBe(0o640);
  });

  it('changes one line of a text with decomposed accents', () => {
    const typed = 'Été\nDéjà\n'.normalize('NFD');
    const directory = siteOf({ ...FILES, [A]: typed });
    expect(writeChange(directory, [{ file: A, was: was(typed), now: 'Été\nDéjà vu\n' }])).toEqual({ status: 'done' });
    expect(readFileSync(path.join(directory, A), 'utf8')).toBe(typed.replace(/\n$/, ' vu\n'));
  });

  it.each([[undefined], ['Un, et plus\n']])(
    'renames two names of one file, and never removes one (new text: %s)',
    (now) => {
      const directory = siteOf();
      const to = 'content/guides/A.md';
      linkSync(path.join(directory, A), path.join(directory, to));
      expect(writeChange(directory, [{ ...old(A), to, ...(now === undefined ? {} : { now }) }])).toEqual({
        status: 'done',
      });
      expect(readFileSync(path.join(directory, to), 'utf8')).toBe(now ?? 'Un\n');
    },
  );

  it('leaves a file that somebody has changed since a crash, removes nothing then, and names the file at each start', () => {
    const directory = siteOf();
    // The process ends before the manifest is written.
    const { disk } = faultyDisk({ at: 5, count: Number.POSITIVE_INFINITY });
    writeChange(directory, renamed, disk);
    writeFileSync(path.join(directory, MANIFEST), '{ "autre": 1 }');
    const expected = [{ folder: expect.stringMatching(/^\.vitrine.changes./), files: [MANIFEST] }];
    expect(finishChanges(directory)).toEqual(expected);
    expect(finishChanges(directory)).toEqual(expected);
    expect(filesIn(directory)).toEqual({ ...afterRename, [A]: 'Un\n', [MANIFEST]: '{ "autre": 1 }' });
    expect(writeChange(directory, [{ ...old(PICTURE), now: null }])).toEqual({ status: 'done' });
  });

  it('names what could not be restored, and the next writer ends that change', () => {
    const directory = siteOf();
    const remove = (file: string) => {
      if (file.includes('guides') || file.endsWith(MANIFEST)) throw Object.assign(new Error('x'), { code: 'EROFS' });
    };
    const write: typeof siteDisk.write = (file, ...more) => {
      remove(file);
      return siteDisk.write(file, ...more);
    };
    const disk = { ...siteDisk, write, remove };
    expect(writeChange(directory, renamed, disk)).toMatchObject({ code: 'EROFS', left: ['content/guides/c.md'] });
    expect(finishChanges(directory)).toEqual([]);
    expect(filesIn(directory)).toEqual(afterRename);
  });
});

describe('the lock', () => {
  const single = path.resolve(import.meta.dirname, 'write-many.ts');
  const run = (directory: string, ...args: string[]) =>
    spawn(process.execPath, ['--import', 'tsx', single, directory, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });

  it('lets two processes write one after the other', async () => {
    const directory = siteOf();
    const children = [run(directory, '20'), run(directory, '20')];
    await Promise.all(children.map((child) => once(child, 'close')));
    expect(keptIn(directory)).toEqual([]);
    const count = (readFileSync(path.join(directory, MANIFEST), 'utf8').match(/x/g) ?? []).length;
    expect(count).toBe(40);
    expect(readFileSync(path.join(directory, A), 'utf8')).toBe(`Un\n${'x'.repeat(40)}`);
  });

  it('is that of a dead process after SIGKILL: texts are whole, and the next writer ends the change', async () => {
    const directory = siteOf();
    for (let round = 0; round < 4; round += 1) {
      const child = run(directory, '100000');
      // The child prints a line for each change, and is killed in the middle of them.
      for (let lines = 0; lines < 3 + round * 7; lines += 1) await once(child.stdout, 'data');
      child.kill('SIGKILL');
      await once(child, 'close');
      const before = filesIn(directory);
      expect(before[A]?.startsWith('Un\n')).toBe(true);
      finishChanges(directory);
      const files = filesIn(directory);
      const [first, second] = [A, MANIFEST].map((file) => (files[file]?.match(/x/g) ?? []).length);
      expect(first).toBe(second);
      expect(keptIn(directory)).toEqual([]);
    }
  });
});

/** Mounts a small disk in memory, if the system and the user allow it. Returns its folder. */
function smallDisk(): string | undefined {
  const folder = temporaryFolder();
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', folder]).status === 0 ? folder : undefined;
}

it('is undone on a full disk, at whatever point it is full', ({ skip }) => {
  const folder = smallDisk();
  if (!folder) return skip();
  onTestFinished(() => void spawnSync('umount', [folder]));
  let refused = 0;
  for (let free = 4096; free <= 65_536; free += 4096) {
    const directory = siteOf(FILES, path.join(folder, 'site'));
    const [, change] = changes[1] as (typeof changes)[number];
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(path.join(folder, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - free)));
    const outcome = writeChange(directory, change);
    if (outcome.status === 'done') expect(filesIn(directory)).toEqual(changes[1]?.[2]);
    else {
      refused += 1;
      expect(outcome).toMatchObject({ status: 'refused', code: 'ENOSPC', left: [] });
      expect(filesIn(directory)).toEqual(FILES);
      rmSync(path.join(folder, 'filler'));
      expect(writeChange(directory, change)).toEqual({ status: 'done' });
    }
    for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { recursive: true });
  }
  expect(refused).toBeGreaterThan(2);
});

it('has the hash of a file in parts', () => {
  const directory = siteOf();
  const large = Buffer.alloc(3_500_000, 'é');
  writeFileSync(path.join(directory, 'large'), large);
  expect(hashOfFile(path.join(directory, 'large'))).toBe(hashOf(large));
  expect(hashOfFile(path.join(directory, A))).toBe(was(FILES[A]));
});
