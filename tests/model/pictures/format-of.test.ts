import { describe, expect, it } from 'vitest';
import { decodedText, formatOf, isShown } from '../../../src/model/pictures/format-of.ts';
import { bytesOf } from '../../../src/model/pictures/picture-bytes.ts';
import { readPictureBytes } from '../../../src/model/pictures/read-picture.ts';

const format = (bytes: Buffer) => formatOf(bytesOf(bytes));
const letters = (text: string) => Buffer.from(text, 'latin1');

describe('the brands of a file', () => {
  const opening = (length: number, first: string, version: string, ...others: string[]) =>
    letters(`${String.fromCharCode(0, 0, length >> 8, length & 255)}ftyp${first}${version}${others.join('')}`);
  const none = '\0\0\0\0';

  it('count anywhere among those of its first box, whatever its version', () => {
    expect(format(opening(24, 'mif1', none, 'miaf', 'avif'))).toBe('avif');
    expect(format(opening(24, 'mif1', '\0\0\x0a\0', 'miaf', 'avif'))).toBe('avif');
    expect(format(opening(0x110, 'isom', none, ...Array(62).fill('miaf'), 'avif'))).toBe('film');
    expect(format(opening(0x110, 'isom', none, ...Array(40).fill('miaf'), 'avif'))).toBe('avif');
    expect(format(opening(20, 'isom', none, 'mif1'))).toBe('heic');
  });

  it('do not count after the first box', () => {
    expect(format(opening(20, 'isom', none, 'iso2', 'avif'))).toBe('film');
    expect(format(opening(4, 'avis', none, 'iso2'))).toBe('avif');
  });
});

it.each([
  ['unknown', letters('RIFF\x24\0\0\0WAVEfmt \x10\0\0\0')],
  ['unknown', letters('\x01IFF\x24\0\0\0WEBPVP8 ')],
  ['unknown', letters('\x01\x02\x03\x04\x05\x06\0\0\0\0\x01\x02')],
  ['text', letters('BM')],
  ['bmp', letters('BM\x10\0\0\0\0\0\0\0\x36')],
])('a file with a similar beginning is %s', (expected, bytes) => expect(format(bytes)).toBe(expected));

it('a picture is shown by browsers in some formats only', () => {
  expect((['avif', 'gif', 'jpeg', 'png', 'svg', 'webp'] as const).every(isShown)).toBe(true);
  expect((['heic', 'tiff', 'film', 'text', 'unknown'] as const).some(isShown)).toBe(false);
});

describe('the text of a file', () => {
  it('is decoded in the encodings of older programs, too', () => {
    expect(decodedText(Buffer.from('déjà vu'))).toBe('déjà vu');
    expect(decodedText(letters('déjà vu'))).toBe('déjà vu');
    expect(decodedText(Buffer.from('\uFEFFdéjà', 'utf16le'))).toBe('déjà');
    expect(decodedText(letters('ÿa'))).toBe('ÿa');
    expect(decodedText(letters('aþa'))).toBe('aþa');
  });

  it('may end within a character, if only a part was read', () => {
    expect(decodedText(Buffer.from('été').subarray(0, -1))).toBe('ét\uFFFD');
  });

  it('is undefined if it contains a character that no text has', () => {
    expect(decodedText(letters('a\tb\r\n\f'))).toBe('a\tb\r\n\f');
    for (const sign of ['\0', '\x08', '\x0e', '\x1a']) expect(decodedText(letters(`a${sign}b`))).toBeUndefined();
  });
});

describe('the properties of a picture', () => {
  const svg = (text: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${text}`);

  it('are only its format if nothing else can be measured', () => {
    expect(readPictureBytes(bytesOf(letters('%PDF-1.7')))).toEqual({ format: 'pdf', isCut: false });
    expect(readPictureBytes(bytesOf(svg(`${' '.repeat(2000)}\0`)))).toEqual({ format: 'unknown', isCut: false });
  });

  it('are complete for a drawing, however large', () => {
    const whole = svg(`${' '.repeat(4_100_000)}<script/>`);
    expect(readPictureBytes(bytesOf(whole)).errors).toMatchObject([{ kind: 'active', typed: '<script' }]);
  });
});
