import type { PictureBytes } from './picture-bytes.ts';

/** Formats that every browser shows. */
type ShownFormat = 'avif' | 'gif' | 'jpeg' | 'png' | 'svg' | 'webp';

/** Format of a file according to its bytes, independent of its name. */
export type FileFormat =
  | ShownFormat
  | 'archive'
  | 'bmp'
  | 'film'
  | 'heic'
  | 'html'
  | 'icon'
  | 'jxl'
  | 'pdf'
  | 'psd'
  | 'sound'
  | 'text'
  | 'tiff'
  | 'unknown';

const SHOWN: ReadonlySet<FileFormat> = new Set(['avif', 'gif', 'jpeg', 'png', 'svg', 'webp']);

/** Whether browsers show a format as a picture. */
export function isShown(format: FileFormat): format is ShownFormat {
  return SHOWN.has(format);
}

/** First bytes of each format. */
const BEGINNINGS: [format: FileFormat, bytes: string][] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
  ['pdf', '%PDF-'],
  ['archive', 'PK\x03\x04'],
  ['archive', '\x1f\x8b'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
  ['icon', '\0\0\x01\0'],
  ['psd', '8BPS'],
  ['jxl', '\xff\x0a'],
  ['jxl', '\0\0\0\x0cJXL \r\n'],
  ['film', '\x1aE\xdf\xa3'],
  // An MP3 begins with a tag, or with the header of its first frame.
  ['sound', 'ID3\x02'],
  ['sound', 'ID3\x03'],
  ['sound', 'ID3\x04'],
  ['sound', '\xff\xf2'],
  ['sound', '\xff\xf3'],
  ['sound', '\xff\xfa'],
  ['sound', '\xff\xfb'],
];

/** Brands in the first box of a file of the MP4 family; the first that matches decides. */
const BRANDS: [format: FileFormat, brand: RegExp][] = [
  ['avif', /^avi[fs]$/],
  ['heic', /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/],
];

function formatOfBrands(head: string): FileFormat {
  const length = Math.min(head.charCodeAt(2) * 256 + head.charCodeAt(3), 256);
  const brands = head.slice(8, Math.max(12, length)).match(/[\s\S]{4}/g) ?? [];
  return BRANDS.find(([, brand]) => brands.some((one) => brand.test(one)))?.[0] ?? 'film';
}

/** The beginning of a drawing. The XML declaration, comments and the document type may precede the first element. */
const DRAWING =
  /^(?:<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE\s+(?:\w+:)?svg\b[^[>]*(?:\[[^\]]*\]\s*)?>|\s)*<(?:\w+:)?svg(?=[\s/>])/i;

const WEB_PAGE =
  /^(?:<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->|\s)*<(?:!doctype\s+html|html|head|body|title|meta|div|p)\b/i;

/** Decodes bytes as UTF-16, UTF-8 or Latin-1, which older programs write; `undefined` if they are not text. */
export function decodedText(bytes: Buffer): string | undefined {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const read = new TextDecoder(isWide ? 'utf-16le' : 'utf-8').decode(bytes);
  const text = /\ufffd(?!$)/.test(read) ? bytes.toString('latin1') : read;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they show that a file is not text
  return /[\0-\x08\x0e-\x1a]/.test(text) ? undefined : text;
}

/** Maximum number of bytes read to decide whether a text is a drawing. */
const MAX_OPENING_BYTES = 262_144;

function formatOfText(bytes: PictureBytes, head: Buffer): FileFormat {
  const opening = decodedText(head);
  if (opening === undefined) return 'unknown';
  if (WEB_PAGE.test(opening)) return 'html';
  if (DRAWING.test(opening)) return 'svg';
  // Metadata of drawing programs before the drawing may be long.
  const isMarkup = opening.trimStart().startsWith('<') && bytes.size > head.length;
  return isMarkup && DRAWING.test(decodedText(bytes.at(0, MAX_OPENING_BYTES)) ?? '') ? 'svg' : 'text';
}

/** Detects the format of a file from its first bytes. */
export function formatOf(bytes: PictureBytes): FileFormat {
  const head = bytes.at(0, 1024);
  const letters = head.toString('latin1');
  const found = BEGINNINGS.find(([, beginning]) => letters.startsWith(beginning));
  if (found) return found[0];
  if (letters.startsWith('RIFF') && letters.slice(8, 12) === 'WEBP') return 'webp';
  if (letters.slice(4, 8) === 'ftyp') return formatOfBrands(letters);
  if (letters.startsWith('BM') && head.length > 10 && head.readUInt32LE(6) === 0) return 'bmp';
  return formatOfText(bytes, head);
}
