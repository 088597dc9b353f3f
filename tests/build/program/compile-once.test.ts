import { readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/build/files/write-file.ts';
import { compileOnce } from '../../../src/build/program/compile-once.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Creates a source, and a compiler that copies it. After each run, the next of several states is saved. */
function compiler(source: string, ...saves: string[]) {
  const cache = path.join(temporaryFolder(), 'program');
  let now = source;
  let runs = 0;
  const run = () =>
    compileOnce({
      cache,
      keyOf: () => `key-of-${now}`,
      async compile(directory) {
        runs += 1;
        writeFile(path.join(directory, 'out.js'), now);
        now = saves.shift() ?? now;
      },
    });
  return { cache, run, runs: () => runs };
}

describe('compileOnce', () => {
  it('compiles new sources once', async () => {
    const { cache, run, runs } = compiler('one');
    expect(await run()).toEqual(await run());
    expect([runs(), readdirSync(cache)]).toEqual([1, ['key-of-one']]);
  });

  it.each<[string, (file: string) => void]>([
    ['truncated', (file) => truncateSync(file, 1)],
    ['removed', (file) => rmSync(file)],
    ['overwritten', (file) => writeFile(file, 'two')],
  ])('compiles again what was %s in the cache', async (_, damage) => {
    const { run, runs } = compiler('one');
    const { directory } = await run();
    damage(path.join(directory, 'out.js'));
    await run();
    expect([runs(), readFileSync(path.join(directory, 'out.js'), 'utf8')]).toEqual([2, 'one']);
  });

  it('compiles again after a save meanwhile, and keeps nothing of the previous state', async () => {
    const { cache, run, runs } = compiler('one', 'two', 'three');
    const { key, directory } = await run();
    expect([key, readFileSync(path.join(directory, 'out.js'), 'utf8')]).toEqual(['key-of-three', 'three']);
    expect([runs(), readdirSync(cache)]).toEqual([3, ['key-of-three']]);
  });

  it('leaves nothing if compilation fails', async () => {
    const cache = path.join(temporaryFolder(), 'program');
    const compile = async (directory: string) => {
      writeFile(path.join(directory, 'half.js'), '');
      throw new Error('a mistake');
    };
    await expect(compileOnce({ cache, keyOf: () => 'key', compile })).rejects.toThrow('a mistake');
    expect(readdirSync(cache)).toEqual([]);
  });

  it('removes what a killed compiler left, for any sources', async () => {
    const { cache, run } = compiler('one');
    const abandoned = path.join(cache, `0123abcd.${2 ** 30}`);
    const running = path.join(cache, `0123abcd.${process.ppid}`);
    for (const folder of [abandoned, running]) writeFile(path.join(folder, 'half.js'), '');
    await run();
    expect(readdirSync(cache)).toEqual([path.basename(running), 'key-of-one']);
  });
});
