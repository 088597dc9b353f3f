import sharp, { type Exif } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPhotoMetadata } from '../../../src/model/pictures/photo-metadata.ts';
import { bytesOf } from '../../../src/model/pictures/picture-bytes.ts';
import { readPictureBytes } from '../../../src/model/pictures/read-picture.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
const noise = Buffer.from(Array.from({ length: 60 * 40 * 3 }, (_, at) => (at * 7919) % 251));

async function revealed(format: (typeof FORMATS)[number], exif: Exif, xmp?: string) {
  const picture = sharp(noise, { raw: { width: 60, height: 40, channels: 3 } }).withExif(exif);
  if (xmp) picture.withXmp(xmp);
  return readPictureBytes(bytesOf(await picture[format]().toBuffer())).reveals;
}

const GPS: Exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1', GPSLongitude: '2/1 21/1 0/1' } };
const CAMERA: Exif = { IFD0: { Make: 'Fabricant', Model: 'X100' } };
const rdf = (inner: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" xmlns:tiff="http://ns.adobe.com/tiff/1.0/" ${inner}/></rdf:RDF></x:xmpmeta>`;

describe('the metadata of a picture', () => {
  it.each(FORMATS)('reveal location and camera: %s', async (format) => {
    expect(await revealed(format, GPS)).toEqual(['position']);
    expect(await revealed(format, CAMERA)).toEqual(['device']);
    expect(await revealed(format, { ...CAMERA, IFD2: { BodySerialNumber: '42' }, ...GPS })).toEqual([
      'position',
      'serial',
      'device',
    ]);
  });

  it.each(FORMATS)('also reveal them in XMP: %s', async (format) => {
    expect(await revealed(format, {}, rdf('exif:GPSLatitude="48,51N"'))).toEqual(['position']);
    expect(await revealed(format, {}, rdf('aux:SerialNumber="42" tiff:Model="X100"'))).toEqual(['serial', 'device']);
  });

  it.each(FORMATS)('may contain the author: %s', async (format) => {
    expect(await revealed(format, { IFD0: { Artist: 'Léa', Copyright: '© Léa', Software: 'GIMP' } })).toBeUndefined();
  });

  it('contain the author in IPTC, with lower priority', () => {
    const dataset = (number: number, text: string) =>
      Buffer.concat([Buffer.from([0x1c, 2, number, 0, Buffer.byteLength(text)]), Buffer.from(text)]);
    const iptc = Buffer.concat([dataset(80, 'Léa'), dataset(110, 'Agence'), dataset(115, 'Fonds'), dataset(116, '©')]);
    expect(readPhotoMetadata([iptc]).credits).toEqual({
      author: 'Léa',
      credit: 'Agence',
      source: 'Fonds',
      copyright: '©',
    });
  });

  it('are empty if truncated, and are read in linear time', async () => {
    const whole = await sharp(noise, { raw: { width: 60, height: 40, channels: 3 } })
      .withExif({ ...CAMERA, ...GPS })
      .jpeg()
      .toBuffer();
    for (let length = 0; length < 400; length += 1) {
      expect(() => readPictureBytes(bytesOf(whole.subarray(0, length)))).not.toThrow();
    }
    for (const part of ['<rdf:RDF', 'photoshop:Credit=', '<dc:creator>', '\x1c\x02\x50\0\0', 'II*\0']) {
      expect(readPhotoMetadata([Buffer.from(part.repeat(200_000), 'latin1')]).credits).toBeDefined();
    }
  });
});
