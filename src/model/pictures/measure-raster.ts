import type { PictureBytes } from './picture-bytes.ts';
import { type Measured, sizeOf } from './size.ts';

const MAX_CHUNKS = 100_000;

/** Whether the last chunk of a PNG is missing or incomplete. */
function isCutPng(bytes: PictureBytes): boolean {
  if (bytes.at(bytes.size - 8, 4).toString('latin1') === 'IEND') return false;
  let at = 8;
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    const head = bytes.at(at, 8);
    if (head.length < 8) return true;
    at += 12 + head.readUInt32BE(0);
    if (head.toString('latin1', 4, 8) === 'IEND') return at > bytes.size;
  }
  return false;
}

/** Reads the header of a PNG. */
export function measurePng(bytes: PictureBytes): Measured {
  const head = bytes.at(12, 12);
  if (head.length < 12) return { isCut: true };
  // Another chunk may precede the header: then the size is unknown.
  const size = head.toString('latin1', 0, 4) === 'IHDR' ? sizeOf(head.readUInt32BE(4), head.readUInt32BE(8)) : {};
  return { ...size, isCut: isCutPng(bytes) };
}

/** Whether a PNG has several frames: an `acTL` chunk before its image data (PNG 3, 11.3.6.1). */
export function isAnimatedPng(bytes: PictureBytes): boolean {
  let at = 8;
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk += 1) {
    const head = bytes.at(at, 8);
    const type = head.toString('latin1', 4);
    if (head.length < 8 || type === 'IDAT') return false;
    if (type === 'acTL') return true;
    at += 12 + head.readUInt32BE(0);
  }
  return false;
}

/** Block types of a GIF: image, extension, and end of file. */
const GIF = { picture: 0x2c, note: 0x21, end: 0x3b };

/** Returns the size of a colour table in bytes, from the flags before it. */
function coloursOf(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Whether a GIF ends within an image or extension. Many programs omit the end-of-file block. */
function isCutGif(bytes: PictureBytes, flags: number): boolean {
  if (bytes.at(bytes.size - 1, 1)[0] === GIF.end) return false;
  let at = 13 + coloursOf(flags);
  let isWithin = false;
  for (let part = 0; part < MAX_CHUNKS && at < bytes.size; part += 1) {
    const [sign = 0] = bytes.at(at, 1);
    if (isWithin) {
      // A data block begins with its length; an empty one is the last.
      at += 1 + sign;
      isWithin = sign > 0;
    } else if (sign === GIF.note) {
      at += 2;
      isWithin = true;
    } else if (sign === GIF.picture) {
      at += 11 + coloursOf(bytes.at(at + 9, 1)[0]);
      isWithin = true;
    } else return false;
  }
  return at >= bytes.size && (isWithin || at > bytes.size);
}

/** Reads the header of a GIF. It does not contain the length of the file, so the blocks are followed to the end. */
export function measureGif(bytes: PictureBytes): Measured {
  const head = bytes.at(6, 8);
  if (head.length < 8) return { isCut: true };
  return { ...sizeOf(head.readUInt16LE(0), head.readUInt16LE(2)), isCut: isCutGif(bytes, head.readUInt8(4)) };
}

/** Flag of a WebP with Exif metadata: browsers disagree on whether to rotate such a picture. */
const HAS_NOTES = 0x08;

/** Reads the header of a WebP: lossy, lossless or extended. */
export function measureWebp(bytes: PictureBytes): Measured {
  const head = bytes.at(0, 30);
  if (head.length < 30) return { isCut: true };
  const isCut = head.readUInt32LE(4) + 8 > bytes.size;
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X') {
    if (((head[20] ?? 0) & HAS_NOTES) !== 0) return { isCut };
    return { ...sizeOf(head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1), isCut };
  }
  if (kind === 'VP8L') {
    const bits = head.readUInt32LE(21);
    return { ...sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1), isCut };
  }
  if (kind !== 'VP8 ') return { isCut };
  return { ...sizeOf(head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff), isCut };
}
