import { describe, expect, it } from 'vitest';
import { measureAvif } from '../../../src/model/pictures/measure-boxes.ts';
import { bytesOf } from '../../../src/model/pictures/picture-bytes.ts';
import { box, four } from './make-picture.ts';

/** Returns the same box, with its length in eight bytes after its name. */
function long(short: Buffer): Buffer {
  const length = Buffer.alloc(8);
  length.writeUInt32BE(short.length + 8, 4);
  return Buffer.concat([four(1), short.subarray(4, 8), length, short.subarray(8)]);
}

/** Returns the same box, declared to extend to the end of the file. */
const last = (short: Buffer) => Buffer.concat([four(0), short.subarray(4)]);

/** Returns the same box with another declared length. */
const saying = (short: Buffer, length: number) => Buffer.concat([four(length), short.subarray(4)]);

const opening = box('ftyp', Buffer.from('avif\0\0\0\0mif1avif'));
const ispe = (width: number, height: number) => box('ispe', four(0, width, height));
const meta = (...properties: Buffer[]) => box('meta', four(0), box('iprp', box('ipco', ...properties)));
const data = box('mdat', Buffer.alloc(30));
const read = (...boxes: Buffer[]) => measureAvif(bytesOf(Buffer.concat([opening, ...boxes])));
const SIZE = { size: { width: 300, height: 200 }, isCut: false };

describe('the boxes of an AVIF', () => {
  it('have their length in four bytes or eight, or extend to the end of the file', () => {
    expect(read(meta(ispe(300, 200)), long(data))).toEqual(SIZE);
    expect(read(long(meta(ispe(300, 200))), data)).toEqual(SIZE);
    expect(read(meta(ispe(300, 200)), last(data))).toEqual(SIZE);
    expect(read(data, last(meta(ispe(300, 200))))).toEqual(SIZE);
  });

  it('are truncated if the file ends within one, with any notation of the length', () => {
    expect(read(meta(ispe(300, 200)), data.subarray(0, -1))).toEqual({ ...SIZE, isCut: true });
    expect(read(meta(ispe(300, 200)), long(data).subarray(0, -1))).toEqual({ ...SIZE, isCut: true });
    expect(read(meta(ispe(300, 200)).subarray(0, -1))).toEqual({ isCut: true });
  });

  it('may be empty, and are not read after an impossible length', () => {
    expect(read(box('free'), meta(ispe(300, 200)), data)).toEqual(SIZE);
    for (const length of [2, 7]) expect(read(saying(data, length), meta(ispe(300, 200)))).toEqual({ isCut: false });
    expect(read(meta(ispe(300, 200)), four(1), Buffer.from('mdat'))).toEqual(SIZE);
  });

  it('are read one by one, up to a maximum number', () => {
    const empty = Buffer.concat(Array(2000).fill(box('free')));
    const whole = bytesOf(Buffer.concat([opening, empty]));
    let reads = 0;
    const at = (offset: number, length: number) => {
      reads += 1;
      return whole.at(offset, length);
    };
    expect(measureAvif({ size: whole.size, at })).toEqual({ isCut: false });
    expect(reads).toBe(1000);
  });

  it('with a greater length than the box around them are unreadable', () => {
    const lying = (length: number) => box('meta', four(0), saying(box('iprp', box('free')), length));
    for (const length of [40, 5000]) expect(read(lying(length))).toEqual({ isCut: false });
    expect(read(box('meta', four(0), box('iprp', box('ipco', box('ispe', four(0))))))).toEqual({ isCut: false });
  });
});

describe('the size of an AVIF', () => {
  it('is that of its largest part, in any order', () => {
    expect(read(meta(ispe(300, 200), ispe(64, 64)), data)).toEqual(SIZE);
    expect(read(meta(ispe(64, 64), ispe(300, 200)), data)).toEqual(SIZE);
  });

  it('is only read from properties', () => {
    expect(read(meta(ispe(300, 200)), ispe(900, 900), data)).toEqual(SIZE);
    expect(read(box('meta', four(0), box('iprp', box('ipco', ispe(300, 200)), ispe(900, 900))), data)).toEqual(SIZE);
    expect(read(ispe(900, 900), data)).toEqual({ isCut: false });
  });

  it.each([
    ['no properties', box('meta', four(0), box('pitm', four(0)))],
    ['no list of them', box('meta', four(0), box('iprp', box('ipma', four(0))))],
    ['no size among them', meta(box('pixi', four(0)))],
    ['a size of zero', meta(ispe(0, 0))],
    ['too many of them', meta(box('free', Buffer.alloc(1_000_000)), ispe(300, 200))],
  ])('is unknown if the file has %s', (_, head) => expect(read(head, data)).toEqual({ isCut: false }));

  it('is only changed by a rotation of 90 degrees, whatever else there is', () => {
    const turn = (quarters: number) => box('irot', Buffer.from([quarters]));
    const other = box('auxC', Buffer.from([1, 0, 0, 0]));
    for (const quarters of [0, 2]) expect(read(meta(ispe(300, 200), turn(quarters), other), data)).toEqual(SIZE);
    for (const quarters of [1, 3]) expect(read(meta(ispe(200, 300), turn(quarters), ispe(8, 8)), data)).toEqual(SIZE);
    expect(read(meta(other, ispe(300, 200)), data)).toEqual(SIZE);
  });
});
