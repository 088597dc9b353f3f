import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/build/files/write-file.ts';
import { openStaging, removeAbandoned } from '../../../src/build/output/staging.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Greater than any process number. */
const NOBODY = 2 ** 30;

describe('openStaging', () => {
  it('is empty when opened, and deleted when removed', () => {
    const target = path.join(temporaryFolder(), 'dist');
    writeFile(`${target}.${process.pid}.building/old.html`, '');
    const { directory, remove } = openStaging(target, '.building');
    expect(directory).toBe(`${target}.${process.pid}.building`);
    expect(existsSync(directory)).toBe(false);
    writeFile(path.join(directory, 'a.html'), '');
    remove();
    expect(readdirSync(path.dirname(target))).toEqual([]);
  });

  it('only listens for signals while one is open', () => {
    const before = process.listenerCount('SIGINT');
    const stagings = ['a', 'b'].map((name) => openStaging(path.join(temporaryFolder(), name)));
    expect(process.listenerCount('SIGINT')).toBe(before + 1);
    for (const { remove } of [...stagings, ...stagings]) remove();
    expect(process.listenerCount('SIGINT')).toBe(before);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('is removed with its process on %s', async (signal) => {
    const folder = temporaryFolder();
    const staging = path.resolve(import.meta.dirname, '../../../src/build/output/staging.ts');
    const script = `
      const { openStaging } = await import(${JSON.stringify(staging)});
      const { mkdirSync } = await import('node:fs');
      mkdirSync(openStaging(${JSON.stringify(path.join(folder, 'dist'))}, '.building').directory);
      process.stdout.write('open');
      setInterval(() => {}, 1000);`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    expect(readdirSync(folder)).toEqual([`dist.${child.pid}.building`]);
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('removeAbandoned', () => {
  it('only removes what terminated processes have left', () => {
    const folder = temporaryFolder();
    const names = [`a.${NOBODY}.building`, `a.${process.pid}.building`, 'a.x.building', `b.${NOBODY}.building`];
    for (const name of names) mkdirSync(path.join(folder, name));
    removeAbandoned(folder, /^a\.(\d+)\.building$/);
    expect(readdirSync(folder)).toEqual(names.slice(1).sort());
    rmSync(folder, { recursive: true });
    expect(() => removeAbandoned(folder, /(.*)/)).not.toThrow();
  });
});
