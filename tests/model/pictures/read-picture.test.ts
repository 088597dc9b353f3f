import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../../src/model/pictures/picture-bytes.ts';
import { readPicture, readPictureBytes } from '../../../src/model/pictures/read-picture.ts';
import * as make from './make-picture.ts';

const read = (bytes: Buffer) => readPictureBytes(bytesOf(bytes));
const drawing = (text: string) => read(Buffer.from(text));
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

describe('the format of a file', () => {
  const box = (brand: string) => Buffer.from(`\0\0\0\x14ftyp${brand}\0\0\0\0${brand}`, 'latin1');

  it.each([
    ['jpeg', make.jpeg(30, 20)],
    ['png', make.png(30, 20)],
    ['gif', make.gif(30, 20)],
    ['webp', make.webp(30, 20)],
    ['avif', make.avif(30, 20)],
    ['svg', make.svg(30, 20)],
    ['svg', Buffer.from(`\uFEFF<?xml version="1.0"?>\n<!-- a <html> -->\n<svg ${XMLNS}/>`)],
    ['svg', Buffer.from(`<!DOCTYPE svg PUBLIC "a" "a.dtd" [\n<!ENTITY a "b">\n]>\n<svg ${XMLNS}/>`)],
    ['svg', Buffer.from(`<!-- ${'x'.repeat(5000)} --><svg ${XMLNS}/>`)],
    ['svg', Buffer.from(`\uFEFF<svg ${XMLNS}/>`, 'utf16le')],
    ['svg', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?><!-- déjà --><svg ${XMLNS}/>`, 'latin1')],
    ['heic', make.heic()],
    ['film', box('isom')],
    ['film', Buffer.from('\x1aE\xdf\xa3webm', 'latin1')],
    ['html', Buffer.from('\n<!DOCTYPE html><title>Photo</title><svg/>')],
    ['html', Buffer.from('<html><body><svg/></body></html>')],
    ['pdf', Buffer.from('%PDF-1.7 svg')],
    ['archive', Buffer.from('PK\x03\x04word')],
    ['tiff', Buffer.from('II*\0....')],
    ['bmp', Buffer.from('BM\x10\0\0\0\0\0\0\0\x36\0\0\0', 'latin1')],
    ['icon', Buffer.from('\0\0\x01\0\x01\0', 'latin1')],
    ['psd', Buffer.from('8BPS\0\x01', 'latin1')],
    ['jxl', Buffer.from('\xff\x0a\x01', 'latin1')],
    ['text', Buffer.from('version https://git-lfs.github.com/spec/v1')],
    ['text', Buffer.from('<note>BM</note>')],
    ['text', Buffer.from('BMW et autres voitures')],
    ['unknown', Buffer.from([1, 2, 3, 4, 0, 9])],
  ])('is detected from its bytes: %s', (format, bytes) => expect(read(bytes).format).toBe(format));

  // Each of these would take minutes with quadratic time.
  it.each(['<!--a-->', ' ', '<?a?>', '<svg'])('is that of a text in a long run of %j', (unit) => {
    expect(drawing(unit.repeat(40_000)).format).toBe('text');
  });

  it('is that of a drawing after a long prologue, and only if markup begins', () => {
    const long = `<!-- ${'x'.repeat(5000)} -->`;
    expect(drawing(`\n ${long}<svg ${XMLNS}/>`).format).toBe('svg');
    expect(drawing(`x${long}<svg ${XMLNS}/>`).format).toBe('text');
    expect(drawing(`${long}<note/>`).format).toBe('text');
  });

  it('is only searched for beyond a prologue of markup', () => {
    const asked = (text: string) => {
      const lengths: number[] = [];
      const whole = bytesOf(Buffer.from(text));
      const at = (offset: number, length: number) => {
        lengths.push(length);
        return whole.at(offset, length);
      };
      readPictureBytes({ size: whole.size, at });
      return Math.max(...lengths);
    };
    expect(asked('mot '.repeat(1000))).toBe(1024);
    expect(asked(`<!--${'x'.repeat(1020)}`)).toBe(1024);
    expect(asked(`<!--${'x'.repeat(1021)}`)).toBeGreaterThan(1024);
    expect(asked(` \n<!--${'x'.repeat(2000)}`)).toBeGreaterThan(1024);
  });
});

describe('the size of a picture', () => {
  it('is the displayed one in a WebP with an extended header', () => {
    expect(read(make.webp(30, 20, 'VP8X'))).toMatchObject({ size: { width: 30, height: 20 }, isCut: false });
  });

  it.each([
    ['a webp with the notes of a camera', make.webp(30, 20, 'VP8X', 0x08)],
    ['an avif that is trimmed', make.avif(300, 200, { isTrimmed: true })],
  ])('is not guessed: %s', (_, bytes) => {
    expect(read(bytes)).toMatchObject({ isCut: false });
    expect(read(bytes).size).toBeUndefined();
  });

  it('equals the size that another program finds in real pictures', async () => {
    const plain = () => sharp({ create: { width: 93, height: 61, channels: 4, background: '#a52a' } });
    const progressive = plain().jpeg({ progressive: true }).withMetadata({ orientation: 1 });
    const lossless = plain().webp({ lossless: true });
    const made = [plain().jpeg(), progressive, plain().png(), plain().gif(), plain().webp(), lossless, plain().avif()];
    for (const picture of made) {
      expect(read(await picture.toBuffer())).toMatchObject({ size: { width: 93, height: 61 }, isCut: false });
    }
    const turned = await plain().jpeg().withMetadata({ orientation: 8 }).toBuffer();
    expect(read(turned)).toMatchObject({ size: { width: 61, height: 93 }, isCut: false });
  });
});

describe('a truncated picture', () => {
  it.each([
    ['jpeg', make.jpeg(30, 20)],
    ['png', make.png(30, 20)],
    ['webp', make.webp(30, 20)],
    ['avif', make.avif(30, 20)],
    ['svg', make.svg(30, 20, '<path d="M0 0"/>')],
  ])('is detected: %s', (_, whole) => {
    expect(read(whole).isCut).toBe(false);
    for (const share of [0.5, 0.8, 0.95]) {
      expect(read(whole.subarray(0, Math.floor(whole.length * share))).isCut, String(share)).toBe(true);
    }
  });

  it('is detected in a GIF by its blocks, which need no end-of-file block', async () => {
    const noise = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, at) => (at * 7919) % 251));
    const still = sharp(noise, { raw: { width: 60, height: 40, channels: 3 } });
    for (const whole of [await still.clone().gif().toBuffer(), await still.clone().gif({ colours: 8 }).toBuffer()]) {
      expect(read(whole.subarray(0, -1)).isCut).toBe(false);
      expect(read(Buffer.concat([whole, Buffer.alloc(70)])).isCut).toBe(false);
      for (const share of [0.1, 0.5, 0.8, 0.95, 0.99]) {
        expect(read(whole.subarray(0, Math.floor(whole.length * share))).isCut, String(share)).toBe(true);
      }
    }
  });

  it('is not reported because of data after its end', () => {
    for (const whole of [make.jpeg(30, 20), make.png(30, 20), make.webp(30, 20), make.gif(30, 20)])
      expect(read(Buffer.concat([whole, Buffer.alloc(70)])).isCut).toBe(false);
  });
});

describe('the pictures of this site', () => {
  const media = path.resolve(import.meta.dirname, '../../../content/media');
  const all = readdirSync(media, { recursive: true }) as string[];
  const files = all.filter((name) => /\.(?:webp|avif|svg)$/.test(name));

  it('match their names, with the size that another program finds', async () => {
    expect(files.length).toBeGreaterThan(60);
    for (const name of files) {
      const facts = readPicture(path.join(media, name));
      expect([facts?.format, facts?.isCut, facts?.errors ?? []], name).toEqual([name.split('.').at(-1), false, []]);
      if (name.endsWith('.svg')) continue;
      const { width, height } = await sharp(readFileSync(path.join(media, name))).metadata();
      expect(facts?.size, name).toEqual({ width, height });
    }
  });

  it('that cannot be opened return nothing', () => {
    expect(readPicture(path.join(media, 'nothing.png'))).toBeUndefined();
    expect(readPicture(media)).toBeUndefined();
  });
});
