import { existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { bytesOf, lookInto, type PictureBytes } from '../../../src/model/pictures/picture-bytes.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const folder = temporaryFolder();
const file = path.join(folder, 'picture');
/** Longer than the first read of a file, without repeated passages. */
const whole = Buffer.from(Array.from({ length: 10_000 }, (_, at) => (at * 31 + (at >> 8)) & 255));
writeFileSync(file, whole);

const ask = (bytes: PictureBytes) =>
  [
    [0, 16],
    [4090, 6],
    [4090, 20],
    [5000, 10],
    [9990, 100],
    [10_000, 8],
    [20_000, 8],
    [3, 0],
    [3, -2],
  ].map(([offset = 0, length = 0]) => bytes.at(offset, length));

describe('the bytes of a file', () => {
  it('are the requested ones, at its beginning and later, and fewer at its end', () => {
    const expected = ask(bytesOf(whole));
    expect(expected.map(({ length }) => length)).toEqual([16, 6, 20, 10, 10, 0, 0, 0, 0]);
    expect(lookInto(file, ask)).toEqual(expected);
    expect(lookInto(file, ({ size }) => size)).toBe(10_000);
  });

  it.runIf(existsSync('/proc/self/fd'))('are released even if the callback throws', () => {
    const held = () =>
      readdirSync('/proc/self/fd').filter((name) => {
        try {
          return readlinkSync(`/proc/self/fd/${name}`) === file;
        } catch {
          return false;
        }
      }).length;
    expect(lookInto(file, held)).toBe(1);
    const fail = () => {
      throw new RangeError('behind the end');
    };
    expect(lookInto(file, fail)).toBeUndefined();
    expect(held()).toBe(0);
  });
});
