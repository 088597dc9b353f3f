import type { PictureBytes } from './picture-bytes.ts';
import { type Measured, sizeOf } from './size.ts';

/** Maximum size of a photo whose end is checked, in bytes. */
const MAX_BYTES = 64_000_000;

/** Maximum number of segments in a header; cameras write far fewer. */
const MAX_SEGMENTS = 500;

/** Whether the metadata say to rotate the picture by 90 degrees (tag 0x0112 of Exif). */
function isTurned(segment: Buffer): boolean {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0') return false;
  const notes = segment.subarray(6);
  const isLittle = notes.toString('latin1', 0, 2) === 'II';
  const two = (at: number) => (isLittle ? notes.readUInt16LE(at) : notes.readUInt16BE(at));
  const four = (at: number) => (isLittle ? notes.readUInt32LE(at) : notes.readUInt32BE(at));
  try {
    const start = four(4);
    for (let entry = 0; entry < two(start); entry += 1) {
      const at = start + 2 + entry * 12;
      if (two(at) === 0x0112) return two(at + 8) >= 5 && two(at + 8) <= 8;
    }
  } catch {
    // Ignore metadata with offsets beyond their end.
  }
  return false;
}

/** Whether the end marker follows the start of the image data; phones append more data after it. */
function hasEnd(bytes: PictureBytes, scan: number): boolean {
  const mark = Buffer.from([0xff, 0xd9]);
  if (bytes.at(bytes.size - 2, 2).equals(mark)) return true;
  return bytes.size > MAX_BYTES || bytes.at(scan, bytes.size - scan).includes(mark);
}

/** Reads the header of a JPEG, segment by segment. */
export function measureJpeg(bytes: PictureBytes): Measured {
  let at = 2;
  let turned = false;
  let found: Pick<Measured, 'size'> = {};
  for (let segment = 0; segment < MAX_SEGMENTS; segment += 1) {
    const head = bytes.at(at, 9);
    if (head.length < 4) return { ...found, isCut: true };
    const [fill, marker = 0] = head;
    // Not a segment: the rest cannot be checked.
    if (fill !== 0xff) return { isCut: false };
    if (marker === 0xff) at += 1;
    else {
      const length = head.readUInt16BE(2);
      if (marker === 0xda) return { ...found, isCut: !hasEnd(bytes, at + 2 + length) };
      if (marker === 0xe1) turned ||= isTurned(bytes.at(at + 4, length - 2));
      const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      if (isFrame && head.length === 9) {
        const [height, width] = [head.readUInt16BE(5), head.readUInt16BE(7)];
        found = turned ? sizeOf(height, width) : sizeOf(width, height);
      }
      at += 2 + length;
    }
  }
  return { ...found, isCut: false };
}
