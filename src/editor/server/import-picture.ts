import type { Metadata, OutputInfo } from 'sharp';
import { catalogueOf, messageOfCode } from '../../diagnostics/catalogue/catalogue.ts';
import { isShown } from '../../model/pictures/format-of.ts';
import { isAnimatedPng } from '../../model/pictures/measure-raster.ts';
import { bytesOf } from '../../model/pictures/picture-bytes.ts';
import { MAX_SHOWN_BYTES, MAX_UPLOAD_BYTES, pictureName } from '../../model/pictures/picture-sizes.ts';
import type { DrawingError } from '../../model/pictures/read-drawing.ts';
import { type PictureProperties, readPictureBytes } from '../../model/pictures/read-picture.ts';
import { slugify } from '../../text/names.ts';
import type { Calls } from '../calls.ts';
import type { UnusablePicture } from '../protocol.ts';
import { answers } from '../words/answers.ts';
import type { Applier } from './apply.ts';
import type { EditorSession } from './editor-session.ts';

/** Maximum number of pixels to decode: a small file can contain a huge picture. */
const MAX_UPLOAD_PIXELS = 40_000_000;

/** Longest side of a stored picture, in pixels. */
const MAX_SIDE_PX = 1600;

/** Further widths in which a wider picture is stored, in pixels. */
const FURTHER_WIDTHS_PX = [480, 960];

/** WebP qualities to try until the file is at most `MAX_SHOWN_BYTES` long, as the rule `media/too-heavy` requires. */
const QUALITIES = [76, 62, 46];

/** One of the files that are stored for a picture. */
interface ImportedFile {
  /** End of its name, after the name of the picture: `-1600.webp`. */
  ending: string;
  bytes: Buffer;
}

type UnusableReason = Pick<UnusablePicture, 'reason' | 'detail'>;

/** The rule that reports each kind of error. */
const DRAWING_CODES: Record<DrawingError['kind'], string> = {
  active: 'media/active-drawing',
  foreign: 'media/foreign-part',
  malformed: 'media/broken-drawing',
  nameless: 'media/nameless-drawing',
  unlisted: 'media/unlisted-part',
};

/** Stores a drawing unchanged if the rules find no error in it. */
function importDrawing(bytes: Buffer, { errors = [] }: PictureProperties): ImportedFile[] | UnusableReason {
  const [error] = errors;
  if (!error) return [{ ending: '.svg', bytes }];
  const args = { typed: error.typed, suggestion: 'xmlns="http://www.w3.org/2000/svg"' };
  const { message, help } = messageOfCode(DRAWING_CODES[error.kind], args, 'fr');
  return { reason: 'drawing', detail: `${message} ${help}` };
}

/**
 * Makes the files to store for a picture, the main one first. A photo is turned upright, reduced and encoded again,
 * which removes its metadata and anything else in the file.
 */
export async function importPicture(bytes: Buffer): Promise<ImportedFile[] | UnusableReason> {
  if (bytes.length > MAX_UPLOAD_BYTES) return { reason: 'too-large' };
  const facts = readPictureBytes(bytesOf(bytes));
  if (facts.format === 'heic') return { reason: 'heic' };
  if (!isShown(facts.format))
    return { reason: 'other', detail: catalogueOf('fr').contents[facts.format] ?? facts.format };
  if (facts.format === 'svg') return importDrawing(bytes, facts);
  const { default: sharp } = await import('sharp');
  let metadata: Metadata;
  try {
    metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return { reason: 'cut-off' };
  }
  const { width, height, pages = 1 } = metadata;
  if (width * height > MAX_UPLOAD_PIXELS)
    return { reason: 'too-many-pixels', detail: String(Math.round((width * height) / 1_000_000)) };
  if (pages > 1 || (facts.format === 'png' && isAnimatedPng(bytesOf(bytes)))) return { reason: 'animated' };
  let upright: { data: Buffer; info: OutputInfo };
  try {
    upright = await sharp(bytes, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return { reason: 'cut-off' };
  }
  const { data, info } = upright;
  const at = (wide: number) =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).resize({ width: wide });
  const webp = async (wide: number) => {
    let made: Buffer | undefined;
    for (const quality of QUALITIES) {
      made = await at(wide).webp({ quality, smartSubsample: true }).toBuffer();
      if (made.length <= MAX_SHOWN_BYTES) break;
    }
    return { ending: `-${wide}.webp`, bytes: made as Buffer };
  };
  const avif = async (wide: number) => ({
    ending: `-${wide}.avif`,
    bytes: await at(wide).avif({ quality: 52, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer(),
  });
  const narrower = FURTHER_WIDTHS_PX.filter((wide) => wide < info.width);
  const files = [await webp(info.width)];
  for (const wide of [...narrower, info.width]) files.push(await avif(wide));
  for (const wide of narrower) files.push(await webp(wide));
  return files;
}

/** Maximum length of a picture's name, in characters. */
const MAX_NAME_LENGTH = 60;

/** Returns an unused name for a picture, without extension: `media/devanture`, from « C:\\Photos\\Devanture.JPG ». */
function freeName(file: string, media: Iterable<string>): string {
  const typed = file.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
  const slug = slugify(typed).slice(0, MAX_NAME_LENGTH).replace(/-$/, '') || 'image';
  const usedNames = new Set([...media].map((one) => pictureName(one.toLowerCase()).replace(/\.\w+$/, '')));
  let name = `media/${slug}`;
  for (let count = 2; usedNames.has(name); count += 1) name = `media/${slug}-${count}`;
  return name;
}

/** Adds a picture in all its sizes as one step. */
export async function addPicture(
  { session }: Pick<EditorSession, 'session'>,
  applier: Pick<Applier, 'change'>,
  { id, name, data }: Calls['picture-add']['request'],
): Promise<Calls['picture-add']['answer']> {
  const imported = await importPicture(Buffer.from(data, 'base64'));
  if (!Array.isArray(imported)) return { status: 'unusable', ...imported };
  let picture: string | undefined;
  const answer = await applier.change({ id }, () => {
    const free = freeName(name, session.current().sources.media.keys());
    picture = free + imported[0]?.ending;
    const change = imported.map(({ ending, bytes }) => ({ file: `content/${free}${ending}`, now: bytes }));
    return { label: answers.steps.addedPicture(free.slice('media/'.length)), change };
  });
  return answer.status === 'saved' && picture !== undefined ? { ...answer, picture } : answer;
}
