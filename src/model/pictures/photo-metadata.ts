import { inflateSync } from 'node:zlib';
import type { FileFormat } from './format-of.ts';
import type { PictureBytes } from './picture-bytes.ts';

/** Author and rights of a picture, from its metadata. */
export interface PhotoCredits {
  author?: string;
  copyright?: string;
  credit?: string;
  source?: string;
}

/** Metadata of a picture: Exif, XMP and IPTC. */
export interface PhotoMetadata {
  /** Private data about the photographer, the most sensitive first. */
  reveals: ('position' | 'serial' | 'device')[];
  credits: PhotoCredits;
}

/** Tags of Exif that are read (Exif 2.32, 4.6). */
const TAG = { make: 0x010f, model: 0x0110, artist: 0x013b, copyright: 0x8298, exif: 0x8769, gps: 0x8825 };
const SERIAL_TAGS = [0xa431, 0xa435, 0xc62f];

/** Datasets of the application record of IPTC, with the credit that each contains (IIM 4.2, 6). */
const IPTC: Record<number, keyof PhotoCredits> = { 80: 'author', 110: 'credit', 115: 'source', 116: 'copyright' };

const MAX_PARTS = 1000;

/** Returns the entries of an Exif directory by tag. Each has its value as an offset and as a text. */
function directoryAt(exif: Buffer, start: number) {
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const two = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const four = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  const entries = new Map<number, { offset: number; text: string }>();
  try {
    for (let entry = 0; entry < two(start); entry += 1) {
      const at = start + 2 + entry * 12;
      const length = four(at + 4);
      const from = length > 4 ? four(at + 8) : at + 8;
      const [text = ''] = exif.toString('utf8', from, from + length).split('\0', 1);
      entries.set(two(at), { offset: four(at + 8), text: text.trim() });
    }
  } catch {
    // An offset outside of the file ends the directory.
  }
  return entries;
}

/** Reads an Exif block ([why not a package](../../decisions/photo-metadata.md)). */
function readExif(exif: Buffer, found: PhotoMetadata): void {
  if (exif.length < 8) return;
  const isLittle = exif.toString('latin1', 0, 2) === 'II';
  const main = directoryAt(exif, isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4));
  const within = (tag: number) => directoryAt(exif, main.get(tag)?.offset ?? exif.length);
  const gps = within(TAG.gps);
  const camera = within(TAG.exif);
  if (gps.has(2) || gps.has(4)) found.reveals.push('position');
  if (SERIAL_TAGS.some((tag) => camera.get(tag)?.text || main.get(tag)?.text)) found.reveals.push('serial');
  if (main.get(TAG.make)?.text || main.get(TAG.model)?.text) found.reveals.push('device');
  found.credits.author ||= main.get(TAG.artist)?.text ?? '';
  found.credits.copyright ||= main.get(TAG.copyright)?.text ?? '';
}

const ENTITIES: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/** Returns a property of XMP: an attribute, an element or the first item of a list. */
function propertyOf(xmp: string, name: string): string {
  const at = xmp.indexOf(`${name}=`);
  const opening = xmp.indexOf(`<${name}>`);
  const inside = opening < 0 ? '' : xmp.slice(opening + name.length + 2).split(`</${name}>`, 1)[0];
  const [, attribute = ''] = at < 0 ? [] : (/^["']([^"'<]*)/.exec(xmp.slice(at + name.length + 1, at + 2000)) ?? []);
  const item = /<rdf:li[^<>]*>([^<]*)/.exec(inside ?? '')?.[1];
  return (attribute || (item ?? inside ?? ''))
    .replace(/&(amp|apos|gt|lt|quot);/g, (_, entity: string) => ENTITIES[entity] ?? '')
    .trim();
}

function readXmp(xmp: string, { reveals, credits }: PhotoMetadata): void {
  if (/\bexif:GPS(?:Latitude|Longitude)\b/.test(xmp)) reveals.push('position');
  if (/\b(?:aux|exifEX):(?:Body|Lens)?SerialNumber\b/.test(xmp)) reveals.push('serial');
  if (/\btiff:(?:Make|Model)\b/.test(xmp)) reveals.push('device');
  credits.author ||= propertyOf(xmp, 'dc:creator');
  credits.copyright ||= propertyOf(xmp, 'dc:rights');
  credits.credit ||= propertyOf(xmp, 'photoshop:Credit');
  credits.source ||= propertyOf(xmp, 'photoshop:Source');
}

function readIptc(iptc: Buffer, { credits }: PhotoMetadata): void {
  let at = iptc.indexOf('\x1c\x02', 0, 'latin1');
  while (at >= 0 && at + 5 <= iptc.length) {
    const name = IPTC[iptc.readUInt8(at + 2)];
    const end = at + 5 + iptc.readUInt16BE(at + 3);
    if (name) credits[name] ||= iptc.toString('utf8', at + 5, end).trim();
    at = iptc.indexOf('\x1c\x02', Math.max(end, at + 1), 'latin1');
  }
}

function isXmp(block: Buffer): boolean {
  return block.includes('<x:xmpmeta') || block.includes('<rdf:RDF');
}

/**
 * Reads blocks of metadata, whose content identifies their kind. XMP has priority, because programs write Exif without
 * accents.
 */
export function readPhotoMetadata(blocks: readonly Buffer[]): PhotoMetadata {
  const found: PhotoMetadata = { reveals: [], credits: {} };
  for (const block of blocks.filter(isXmp)) readXmp(block.toString('utf8'), found);
  for (const block of blocks) {
    const exif = block.subarray(block.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0);
    if (/^(?:II\*\0|MM\0\*)/.test(exif.toString('latin1', 0, 4))) readExif(exif, found);
    else if (!isXmp(block)) readIptc(block, found);
  }
  const { reveals, credits } = found;
  return {
    reveals: (['position', 'serial', 'device'] as const).filter((one) => reveals.includes(one)),
    credits: Object.fromEntries(Object.entries(credits).filter(([, words]) => words)),
  };
}

/** Yields the chunks of a file. `next` reads the type and length of a chunk from its first bytes. */
function* partsOf(
  bytes: PictureBytes,
  from: number,
  next: (head: Buffer) => { type: string; skip: number; length: number; padded: number },
) {
  let at = from;
  for (let part = 0; part < MAX_PARTS && at + 4 <= bytes.size; part += 1) {
    const head = bytes.at(at, 8);
    if (head.length < 4) return;
    const { type, skip, length, padded } = next(head);
    const start = at + skip;
    yield { type, content: () => bytes.at(start, length) };
    at += skip + Math.max(padded, 0);
  }
}

const chunksOfPng = (bytes: PictureBytes) =>
  partsOf(bytes, 8, (head) => {
    const length = head.readUInt32BE(0);
    return { type: head.toString('latin1', 4), skip: 8, length, padded: length + 4 };
  });

/** Maximum size of a decompressed text in a PNG, in bytes. */
const MAX_TEXT_BYTES = 4_000_000;

/**
 * Returns the offset of the compressed text in a `zTXt` or `iTXt` chunk of a PNG (PNG 3, 11.3.3), or 0 if it is not
 * compressed.
 */
function packedAt(type: string, chunk: Buffer): number {
  const keyword = chunk.indexOf(0);
  if (type === 'zTXt') return keyword < 0 ? 0 : keyword + 2;
  const language = chunk.indexOf(0, keyword + 3);
  const isPacked = keyword >= 0 && language >= 0 && chunk[keyword + 1] === 1;
  return isPacked ? chunk.indexOf(0, language + 1) + 1 : 0;
}

function blocksOfPng(bytes: PictureBytes): Buffer[] {
  return [...chunksOfPng(bytes)].flatMap(({ type, content }) => {
    if (type === 'eXIf') return [content()];
    if (!/^(?:iTXt|tEXt|zTXt)$/.test(type)) return [];
    const chunk = content();
    const start = type === 'tEXt' ? 0 : packedAt(type, chunk);
    if (start === 0) return [chunk];
    try {
      return [inflateSync(chunk.subarray(start), { maxOutputLength: MAX_TEXT_BYTES })];
    } catch {
      return [];
    }
  });
}

const chunksOfWebp = (bytes: PictureBytes) =>
  partsOf(bytes, 12, (head) => {
    const length = head.length < 8 ? 0 : head.readUInt32LE(4);
    return { type: head.toString('latin1', 0, 4), skip: 8, length, padded: length + (length % 2) };
  });

function* segmentsOfJpeg(bytes: PictureBytes) {
  for (const segment of partsOf(bytes, 2, (head) => {
    const length = head.readUInt16BE(2) - 2;
    return { type: head.toString('latin1', 0, 2), skip: 4, length, padded: length };
  })) {
    if (segment.type[0] !== '\xff' || segment.type === '\xff\xda') return;
    yield segment;
  }
}

/** Maximum size of an AVIF that is searched for metadata, in bytes: its whole content is searched. */
const MAX_AVIF_BYTES = 20_000_000;

/** Returns the metadata of an AVIF: Exif is found by its header, XMP by its first element. */
function blocksOfAvif(bytes: PictureBytes): Buffer[] {
  const head = bytes.at(0, 4096);
  if (bytes.size > MAX_AVIF_BYTES || (!head.includes('infe') && bytes.size > head.length)) return [];
  const items = head.toString('latin1');
  if (!items.includes('Exif') && !items.includes('application/rdf+xml')) return [];
  const whole = bytes.at(0, bytes.size);
  return ['II*\0', 'MM\0*', '<x:xmpmeta'].flatMap((beginning) => {
    const at = whole.indexOf(beginning, 0, 'latin1');
    return at < 0 ? [] : [whole.subarray(at)];
  });
}

/** Returns the blocks of metadata of a picture: Exif, XMP. */
export function metadataBlocks(bytes: PictureBytes, format: FileFormat): Buffer[] {
  const contents = (parts: Iterable<{ type: string; content: () => Buffer }>, types: readonly string[]) =>
    [...parts].filter(({ type }) => types.includes(type)).map(({ content }) => content());
  if (format === 'jpeg') return contents(segmentsOfJpeg(bytes), ['\xff\xe1']);
  if (format === 'png') return blocksOfPng(bytes);
  if (format === 'webp') return contents(chunksOfWebp(bytes), ['EXIF', 'XMP ']);
  return format === 'avif' ? blocksOfAvif(bytes) : [];
}
