import { describe, expect, it } from 'vitest';
import { measureGif, measurePng, measureWebp } from '../../../src/model/pictures/measure-raster.ts';
import { bytesOf } from '../../../src/model/pictures/picture-bytes.ts';
import * as make from './make-picture.ts';

const png = (bytes: Buffer) => measurePng(bytesOf(bytes));
const gif = (bytes: Buffer) => measureGif(bytesOf(bytes));
const webp = (bytes: Buffer) => measureWebp(bytesOf(bytes));

it('treats a picture that ends within its header as truncated, without a size', () => {
  expect(png(make.png(30, 20).subarray(0, 23))).toEqual({ isCut: true });
  expect(gif(make.gif(30, 20).subarray(0, 13))).toEqual({ isCut: true });
  expect(webp(make.webp(30, 20).subarray(0, 29))).toEqual({ isCut: true });
});

describe('a PNG', () => {
  it('has no size if another chunk precedes its header', () => {
    const whole = make.png(30, 20);
    const other = make.chunk('CgBI', Buffer.from([0x50, 0, 0x20, 6]));
    other.writeUInt32BE(7, other.length - 4);
    expect(png(Buffer.concat([whole.subarray(0, 8), other, whole.subarray(8)]))).toEqual({ isCut: false });
  });

  it('is truncated if the checksum of its last chunk is incomplete', () => {
    for (const missing of [1, 2, 3, 4]) expect(png(make.png(30, 20).subarray(0, -missing)).isCut).toBe(true);
  });

  it('is complete if its last chunk is at its end, whatever the lengths of the chunks before', () => {
    const whole = make.png(30, 20);
    whole.writeUInt32BE(5000, whole.indexOf('IDAT') - 4);
    expect(png(whole).isCut).toBe(false);
    expect(png(whole.subarray(0, -4)).isCut).toBe(true);
  });

  it('is not read to its end if it has too many chunks', () => {
    const parts = Buffer.concat(Array(100_000).fill(make.chunk('tEXt')));
    const start = make.png(30, 20).subarray(0, 33);
    expect(png(Buffer.concat([start, parts])).isCut).toBe(false);
    expect(png(Buffer.concat([start, parts.subarray(24)])).isCut).toBe(true);
  });
});

describe('a GIF without an end-of-file block', () => {
  const header = (flags: number) => Buffer.from([...Buffer.from('GIF89a'), 30, 0, 20, 0, flags, 0, 0]);
  const note = Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0]);
  /** Creates an image with its own table of `colours` colours. The logarithm of that number is in `flags`. */
  const picture = (flags: number, colours: number) =>
    Buffer.concat([
      Buffer.from([0x2c, 0, 0, 0, 0, 30, 0, 20, 0, flags]),
      Buffer.alloc(3 * colours, 0x21),
      Buffer.from([2, 3, 1, 1, 1, 1, 9, 0]),
    ]);

  it.each([
    ['no table of colours', Buffer.concat([header(0x07), picture(0x07, 0)])],
    ['one for all pictures', Buffer.concat([header(0x81), Buffer.alloc(12, 0x2c), note, picture(0, 0)])],
    ['one of a picture', Buffer.concat([header(0), note, picture(0x82, 8), picture(0x80, 2)])],
  ])('is truncated at every byte of its images, and nowhere else: with %s', (_, whole) => {
    expect(gif(whole)).toEqual({ size: { width: 30, height: 20 }, isCut: false });
    const last = whole.lastIndexOf(0x2c);
    const cuts = Array.from({ length: whole.length - last - 1 }, (_, at) => whole.subarray(0, last + 1 + at));
    expect(cuts.filter((bytes) => !gif(bytes).isCut)).toEqual([]);
    // Bytes after the last image are not part of the GIF.
    expect(gif(Buffer.concat([whole, Buffer.from([0xff, 0xff])])).isCut).toBe(false);
  });

  it('is not read to its end if it has too many blocks', () => {
    const start = Buffer.concat([header(0), Buffer.from([0x2c, 0, 0, 0, 0, 30, 0, 20, 0, 0, 2])]);
    const blocks = (count: number) => Buffer.alloc(2 * count, 1);
    expect(gif(Buffer.concat([start, blocks(100_001)])).isCut).toBe(false);
    expect(gif(Buffer.concat([start, blocks(99_000)])).isCut).toBe(true);
  });
});

it('returns no size for a WebP of an unknown kind', () => {
  const bytes = make.webp(30, 20);
  bytes.write('VP9 ', 12, 'latin1');
  expect(webp(bytes)).toEqual({ isCut: false });
});
