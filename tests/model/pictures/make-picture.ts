/** Pictures that only consist of headers: a check reads no more of real ones. */

export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

export const four = (...numbers: number[]) => {
  const buffer = Buffer.alloc(numbers.length * 4);
  for (const [index, number] of numbers.entries()) buffer.writeUInt32BE(number, index * 4);
  return buffer;
};

const letters = (text: string) => Buffer.from(text, 'latin1');

export function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  return Buffer.concat([four(content.length), letters(type), content, four(0)]);
}

export function png(width: number, height: number): Buffer {
  const header = chunk('IHDR', Buffer.concat([four(width, height), Buffer.from([8, 2, 0, 0, 0])]));
  return Buffer.concat([letters('\x89PNG\r\n\x1a\n'), header, chunk('IDAT', Buffer.alloc(40)), chunk('IEND')]);
}

export function gif(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width);
  size.writeUInt16LE(height, 2);
  return Buffer.concat([letters('GIF89a'), size, Buffer.from([0, 0, 0, 0x3b])]);
}

export function segment(marker: number, content: Buffer | number[]): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, Buffer.from(content)]);
}

export function jpeg(width: number, height: number): Buffer {
  const frame = Buffer.alloc(15);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
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
  const head = Buffer.alloc(20);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(content.length + 12, 4);
  head.write(`WEBP${kind}`, 8, 'latin1');
  head.writeUInt32LE(content.length, 16);
  return Buffer.concat([head, content]);
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
