import { describe, expect, it } from 'vitest';
import { measureJpeg } from '../../../src/model/pictures/measure-jpeg.ts';
import { bytesOf } from '../../../src/model/pictures/picture-bytes.ts';
import { jpeg, segment } from './make-picture.ts';

const read = (...parts: Buffer[]) => measureJpeg(bytesOf(Buffer.concat([START, ...parts])));
const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);

/** Creates the header of a frame of any kind, with the size 30 by 20. */
const frame = (marker = 0xc0) => segment(marker, [8, 0, 20, 0, 30, 3]);
const lines = Buffer.concat([segment(0xda, Buffer.alloc(10)), Buffer.alloc(50, 7)]);
const UPRIGHT = { size: { width: 30, height: 20 }, isCut: false };
const TURNED = { size: { width: 20, height: 30 }, isCut: false };

/** Creates Exif data with an orientation as the last entry, in either byte order. */
function exif(orientation: number, { isLittle = false, before = 0, counted = 0 } = {}): Buffer {
  const entry = (tag: number, value = 0) => [tag, 0, 0, 0, value, 0];
  const others = Array.from({ length: before }, (_, at) => entry(0x0100 + at));
  const words = [
    42,
    ...(isLittle ? [8, 0] : [0, 8]),
    counted || before + 1,
    ...others.flat(),
    ...entry(0x0112, orientation),
  ];
  const notes = words.flatMap((word) => (isLittle ? [word & 255, word >> 8] : [word >> 8, word & 255]));
  return segment(0xe1, Buffer.concat([Buffer.from(isLittle ? 'Exif\0\0II' : 'Exif\0\0MM'), Buffer.from(notes)]));
}

describe('the frame of a JPEG', () => {
  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
    'has the size in every kind: %i',
    (marker) => expect(read(frame(marker), lines, END)).toEqual(UPRIGHT),
  );

  it('is distinguished from the tables, metadata and markers around it', () => {
    const others = [0xc4, 0xc8, 0xcc, 0xdb, 0xdd, 0xe0, 0xfe, 0x02].map((marker) => segment(marker, Array(9).fill(5)));
    expect(read(...others, frame(), ...others, lines, END)).toEqual(UPRIGHT);
  });

  it('is found after fill bytes', () => {
    expect(read(Buffer.from([0xff, 0xff, 0xff]), frame(), Buffer.from([0xff]), lines, END)).toEqual(UPRIGHT);
  });

  it('is ignored, like everything after it, if no segment begins', () => {
    expect(read(frame(), Buffer.alloc(20), END)).toEqual({ isCut: false });
  });

  it('is searched for in a maximum number of segments', () => {
    const notes = (count: number) => Array(count).fill(segment(0xfe, [1]));
    expect(read(...notes(498), frame(), lines, END)).toEqual(UPRIGHT);
    expect(read(...notes(499), frame(), lines)).toEqual(UPRIGHT);
    expect(read(...notes(500), frame(), lines)).toEqual({ isCut: false });
  });
});

describe('the metadata of a camera', () => {
  it.each([1, 2, 3, 4, 0, 9])('do not rotate a picture with orientation %i', (orientation) => {
    expect(read(exif(orientation), frame(), lines, END)).toEqual(UPRIGHT);
  });

  it.each([5, 6, 7, 8])('rotate it with orientation %i, in either byte order, at any position', (orientation) => {
    for (const isLittle of [false, true]) {
      for (const before of [0, 1, 5]) {
        expect(read(exif(orientation, { isLittle, before }), frame(), lines, END)).toEqual(TURNED);
      }
    }
  });

  it('end after their last entry: later data are ignored', () => {
    expect(read(exif(6, { before: 2, counted: 2 }), frame(), lines, END)).toEqual(UPRIGHT);
  });

  it('are ignored if they point outside of themselves, or are of another kind', () => {
    const [pointing, another, elsewhere] = [exif(6), exif(6), exif(6)];
    pointing.writeUInt32BE(5000, 14);
    another.write('Exit', 4, 'latin1');
    elsewhere[1] = 0xe2;
    for (const notes of [pointing, another, elsewhere]) expect(read(notes, frame(), lines, END)).toEqual(UPRIGHT);
    expect(read(pointing, exif(8), frame(), lines, END)).toEqual(TURNED);
    expect(read(exif(8), pointing, frame(), lines, END)).toEqual(TURNED);
  });
});

describe('the end of a JPEG', () => {
  it('is after the image data, unlike the end of a thumbnail in its metadata', () => {
    const preview = segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), START, Buffer.alloc(20, 7), END]));
    expect(read(preview, frame(), lines)).toEqual({ ...UPRIGHT, isCut: true });
    expect(read(preview, frame(), segment(0xda, [1, 0xff, 0xd9, 0]), Buffer.alloc(30, 7)).isCut).toBe(true);
    expect(read(preview, frame(), lines, END, Buffer.alloc(500))).toEqual(UPRIGHT);
  });

  it('is found without reading a whole photo if it is at the end, and not searched for in a huge one', () => {
    const whole = jpeg(30, 20);
    const asked: number[] = [];
    const bytes = (size: number, tail: Buffer) => ({
      size,
      at(offset: number, length: number) {
        asked.push(length);
        return offset >= size - 2 ? tail : whole.subarray(offset, offset + length);
      },
    });
    expect(measureJpeg(bytes(5_000_000, END)).isCut).toBe(false);
    expect(measureJpeg(bytes(64_000_001, Buffer.alloc(2))).isCut).toBe(false);
    expect(Math.max(...asked)).toBeLessThan(1000);
    measureJpeg(bytes(64_000_000, Buffer.alloc(2)));
    expect(Math.max(...asked)).toBeGreaterThan(63_000_000);
  });

  it('is missing if the file ends within a segment or before one', () => {
    for (const bytes of [Buffer.from([0xff]), Buffer.from([0xff, 0xc4, 0]), frame().subarray(0, -2), frame()]) {
      expect(read(frame(), bytes)).toEqual({ ...UPRIGHT, isCut: true });
    }
  });
});
