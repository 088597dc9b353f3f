/** Pictures that only consist of headers: a check reads no more of real ones. */

const letters = (text: string) => Buffer.from(text, 'latin1');

export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([four(8 + body.length), letters(type), body]);
}

export const four = (...numbers: number[]) =>
  Buffer.from(numbers.flatMap((number) => [number >>> 24, number >>> 16, number >>> 8, number]));

export function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  return Buffer.concat([four(content.length), letters(type), content, four(0)]);
}

export function png(width: number, height: number): Buffer {
  const header = chunk('IHDR', Buffer.concat([four(width, height), Buffer.from([8, 2, 0, 0, 0])]));
  return Buffer.concat([letters('\x89PNG\r\n\x1a\n'), header, chunk('IDAT', Buffer.alloc(40)), chunk('IEND')]);
}

export function gif(width: number, height: number): Buffer {
  const size = [width & 255, width >> 8, height & 255, height >> 8];
  return Buffer.concat([letters('GIF89a'), Buffer.from([...size, 0, 0, 0, 0x3b])]);
}

export function segment(marker: number, content: Buffer | number[]): Buffer {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...content]);
}

export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.alloc(15);
  frame.set([height >> 8, height & 255, width >> 8, width & 255], 1);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, Buffer.alloc(65)),
    segment(0xc2, frame),
    segment(0xda, Buffer.alloc(10)),
    Buffer.alloc(50, 7),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function riff(kind: string, content: Buffer): Buffer {
  const lengthOf = (more: number) => four(content.length + more).reverse();
  return Buffer.concat([letters('RIFF'), lengthOf(12), letters(`WEBP${kind}`), lengthOf(0), content]);
}

export function webp(width: number, height: number, kind: 'VP8 ' | 'VP8L' | 'VP8X' = 'VP8 ', flags = 0): Buffer {
  const content = Buffer.alloc(20);
  if (kind === 'VP8X') {
    content[0] = flags;
    content.writeUIntLE(width - 1, 4, 3);
    content.writeUIntLE(height - 1, 7, 3);
  } else if (kind === 'VP8L') {
    content[0] = 0x2f;
    content.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  } else {
    content.set([0x9d, 0x01, 0x2a], 3);
    content.writeUInt16LE(width, 6);
    content.writeUInt16LE(height, 8);
  }
  return riff(kind, content);
}

export function avif(width: number, height: number, { isTrimmed = false } = {}): Buffer {
  const properties = [
    box('ispe', four(0, 64, 64)),
    box('ispe', four(0, width, height)),
    ...(isTrimmed ? [box('clap', four(1, 1, 1, 1, 0, 1, 0, 1))] : []),
  ];
  const meta = box('meta', four(0), box('pitm', four(0, 1)), box('iprp', box('ipco', ...properties)));
  return Buffer.concat([box('ftyp', letters('avif\0\0\0\0mif1avif')), meta, box('mdat', Buffer.alloc(30))]);
}

export const heic = (): Buffer =>
  Buffer.concat([box('ftyp', letters('heic\0\0\0\0mif1heic')), box('mdat', Buffer.alloc(30))]);

export const svg = (width: number, height: number, more = ''): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${more}</svg>\n`);
