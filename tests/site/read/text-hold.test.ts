import { existsSync, fstatSync, ftruncateSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTextHold } from '../../../src/site/read/text-hold.ts';

/** Most bytes that the disk takes at a time. */
const writing = vi.hoisted(() => ({ most: Number.POSITIVE_INFINITY }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const writeSync = (descriptor: number, bytes: Uint8Array, offset: number, length: number, position: number) =>
    fs.writeSync(descriptor, bytes, offset, Math.min(length, writing.most), position);
  return { ...fs, writeSync };
});

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'hold-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
});

/** Empties the open file that has no name and so many bytes. */
function emptyNameless(size: number): void {
  const isIt = (descriptor: number) => {
    try {
      const file = fstatSync(descriptor);
      return file.isFile() && file.nlink === 0 && file.size === size;
    } catch {
      return false;
    }
  };
  const found = Array.from({ length: 1000 }, (_, descriptor) => descriptor).filter(isIt);
  expect(found).toHaveLength(1);
  for (const descriptor of found) ftruncateSync(descriptor);
}

const texts = ['Un été à Dinan.', '', '😀'.repeat(50), 'Fin.', 'x'.repeat(5000), 'Après.'];

describe('openTextHold', () => {
  it.each([0, 20, 300, 1_000_000])(
    'tells every text as it was read, in any order, with %i bytes in memory',
    (limit) => {
      const { hold } = openTextHold(directory, limit);
      const told = texts.map((text) => hold(Buffer.from(text)));
      expect(told.map((text) => text())).toEqual(texts);
      expect(told.toReversed().map((text) => text())).toEqual(texts.toReversed());
    },
  );

  it('makes no file for texts that stay in memory', () => {
    const folder = path.join(directory, 'texts');
    const { hold } = openTextHold(folder, 1000);
    hold(Buffer.alloc(1000));
    expect(existsSync(folder)).toBe(false);
    hold(Buffer.alloc(1));
    expect(existsSync(folder)).toBe(true);
  });

  it('leaves nothing behind in the folder, whatever becomes of the process', () => {
    const { hold } = openTextHold(directory, 0);
    hold(Buffer.from('Un texte.'));
    expect(readdirSync(directory)).toEqual([]);
  });

  it('throws for a text that is lost, in the place of telling another', () => {
    const { hold } = openTextHold(directory, 0);
    const [first, second] = ['a'.repeat(12_345), 'b'.repeat(6_789)].map((text) => hold(Buffer.from(text)));
    expect(first?.()).toHaveLength(12_345);
    emptyNameless(12_345 + 6_789);
    expect(() => second?.()).toThrow('A held text is lost');
  });

  it('keeps in memory what cannot be written', () => {
    const file = path.join(directory, 'a-file');
    writeFileSync(file, '');
    const { hold } = openTextHold(file, 0);
    const told = texts.map((text) => hold(Buffer.from(text)));
    expect(told.map((text) => text())).toEqual(texts);
  });

  it('keeps in memory what the disk has taken a part of, and all that comes after', () => {
    const { hold } = openTextHold(directory, 0);
    const first = hold(Buffer.from('Un été à Dinan.'));
    writing.most = 3;
    onTestFinished(() => {
      writing.most = Number.POSITIVE_INFINITY;
    });
    const cut = hold(Buffer.from('Un texte que le disque coupe.'));
    writing.most = Number.POSITIVE_INFINITY;
    const after = hold(Buffer.from('Après.'));
    expect([first(), cut(), after()]).toEqual(['Un été à Dinan.', 'Un texte que le disque coupe.', 'Après.']);
  });

  it('keeps in memory no more than it may', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const { hold } = openTextHold(directory, 1_000_000);
    collect();
    const before = process.memoryUsage().arrayBuffers;
    const told = Array.from({ length: 400 }, (_, index) => hold(Buffer.alloc(50_000, 97 + (index % 26))));
    // The room of a buffer is given back a moment after the buffer.
    collect();
    await setTimeout(50);
    collect();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2_000_000);
    expect(told.map((text) => text()[49_999])).toEqual(told.map((_, index) => String.fromCharCode(97 + (index % 26))));
  });
});
