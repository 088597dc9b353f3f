import type { TextRange } from '../../text/range.ts';
import type { PictureBytes } from './picture-bytes.ts';
import { type Measured, type PictureSize, sizeOf } from './size.ts';

/** A box of a file of the MP4 family, with the range of its content. */
interface Box extends TextRange {
  type: string;
}

const MAX_BOXES = 1000;

/** Maximum size of a box of properties, in bytes. */
const MAX_META_BYTES = 1_000_000;

function* boxesIn(bytes: PictureBytes, from: number, to: number): Generator<Box> {
  let at = from;
  for (let count = 0; count < MAX_BOXES && at + 8 <= to; count += 1) {
    const head = bytes.at(at, 16);
    if (head.length < 8) return;
    let length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    const isLong = length === 1 && head.length === 16;
    if (isLong) length = Number(head.readBigUInt64BE(8));
    // A box of length 0 is the last one.
    const end = length === 0 ? to : at + length;
    if (end < at + 8) return;
    yield { type, start: at + (isLong ? 16 : 8), end };
    at = end;
  }
}

/** Returns the size of the largest part of an AVIF, which is the picture; if it is cropped, its size is unknown. */
function sizeIn(bytes: PictureBytes, { start, end }: Box): PictureSize | undefined {
  if (end - start > MAX_META_BYTES) return undefined;
  const within = (box: Omit<Box, 'type'>, type: string, skip = 0) =>
    [...boxesIn(bytes, box.start + skip, box.end)].find((one) => one.type === type);
  // Four bytes of version and flags precede the boxes in a `meta` box.
  const properties = within({ start, end }, 'iprp', 4);
  const container = properties && within(properties, 'ipco');
  if (!container) return undefined;
  let largest: PictureSize | undefined;
  let isTurned = false;
  for (const box of boxesIn(bytes, container.start, container.end)) {
    if (box.type === 'clap') return undefined;
    const content = bytes.at(box.start, 12);
    if (box.type === 'irot') isTurned = ((content[0] ?? 0) & 1) === 1;
    if (box.type !== 'ispe' || content.length < 12) continue;
    const [width, height] = [content.readUInt32BE(4), content.readUInt32BE(8)];
    if (width * height > (largest ? largest.width * largest.height : 0)) largest = { width, height };
  }
  return largest && isTurned ? { width: largest.height, height: largest.width } : largest;
}

/** Reads the size from the boxes of an AVIF. */
export function measureAvif(bytes: PictureBytes): Measured {
  let found: Pick<Measured, 'size'> = {};
  let isCut = false;
  for (const box of boxesIn(bytes, 0, bytes.size)) {
    if (box.end > bytes.size) isCut = true;
    else if (box.type === 'meta') {
      const size = sizeIn(bytes, box);
      if (size) found = sizeOf(size.width, size.height);
    }
  }
  return { ...found, isCut };
}
