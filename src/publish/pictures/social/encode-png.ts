import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

/** Most colours of a palette (PNG, third edition, 11.2.2). */
const PALETTE = 256;

/** Pixels of a picture, four bytes each (red, green, blue, opacity), row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A colour as one number, without its opacity: small numbers are looked up faster. */
const COLOUR = 0xffffff;

/** Colours of a picture, the most frequent first. */
function coloursOf(pixels: Int32Array): number[] {
  const counts = new Map<number, number>();
  let start = 0;
  for (let end = 1; end <= pixels.length; end += 1) {
    if (pixels[end] === pixels[start]) continue;
    const colour = (pixels[start] as number) & COLOUR;
    counts.set(colour, (counts.get(colour) ?? 0) + end - start);
    start = end;
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
}

function partsOf(colour: number): [red: number, green: number, blue: number] {
  return [colour & 255, (colour >> 8) & 255, colour >> 16];
}

/** Index of the colour of a palette, three bytes each, that is nearest to another. */
function nearest(colour: number, palette: Uint8Array): number {
  const [red, green, blue] = partsOf(colour);
  let found = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < palette.length; at += 3) {
    const r = (palette[at] as number) - red;
    const g = (palette[at + 1] as number) - green;
    const b = (palette[at + 2] as number) - blue;
    const distance = r * r + g * g + b * b;
    if (distance < least) [found, least] = [at / 3, distance];
  }
  return found;
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length);
  whole.set(body, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/**
 * Encodes an opaque drawing as PNG with a palette: its most frequent colours, which in a drawing are all of its areas
 * and nearly all of its edges. Others become the nearest of them. A general encoder takes twice as long to choose.
 */
export async function encodePng({ data, width, height }: Pixels): Promise<Buffer> {
  const pixels = new Int32Array(data.buffer, data.byteOffset, width * height);
  const colours = coloursOf(pixels);
  const palette = Uint8Array.from(colours.slice(0, PALETTE).flatMap(partsOf));
  const indexes = new Map(colours.map((colour, rank) => [colour, rank < PALETTE ? rank : nearest(colour, palette)]));
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0, at = 0, index = 0; y < height; y += 1) {
    for (let x = 1; x <= width; x += 1, at += 1) {
      if (at === 0 || pixels[at] !== pixels[at - 1]) index = indexes.get((pixels[at] as number) & COLOUR) ?? 0;
      rows[y * (width + 1) + x] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, colours by palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', await compress(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
