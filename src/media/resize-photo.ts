import sharp, { type Metadata, type Sharp } from 'sharp';
import { PHOTO_SIZE, type PhotoFile } from '../site/resolve/photo-files.ts';
import { PhotoProblem } from './photo-problem.ts';

const READABLE = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Pixels that may be unpacked from one file: a small file can pretend to be a huge picture. */
const MOST_PIXELS = 100_000_000;

async function metadataOf(picture: Sharp): Promise<Metadata> {
  try {
    return await picture.metadata();
  } catch {
    throw new PhotoProblem('photo/unreadable');
  }
}

/** Sizes as they are seen: a photo taken upright is stored lying down. */
function seenSize({ width = 0, height = 0, orientation = 1 }: Metadata) {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** Where a photo came from, as the kept files say it in their own metadata. */
export async function originOf(file: Uint8Array): Promise<string | undefined> {
  try {
    const { exif } = await sharp(file).metadata();
    return exif && /https?:\/\/[\x21-\x7e]+/.exec(exif.toString('latin1'))?.[0];
  } catch {
    return undefined;
  }
}

/**
 * Crops a photo to the banner's proportions, around what draws the eye, and makes each of the files.
 * Metadata (place, camera) is left out; the address that it came from is put in.
 */
export async function resizePhoto(photo: Uint8Array, files: readonly PhotoFile[], origin: string): Promise<Buffer[]> {
  const picture = sharp(photo, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const metadata = await metadataOf(picture);
  if (!READABLE.has(metadata.format)) throw new PhotoProblem('photo/not-a-picture', { type: metadata.format });
  const { width, height } = seenSize(metadata);
  if (width < PHOTO_SIZE.width || height < PHOTO_SIZE.height) {
    throw new PhotoProblem('photo/too-small', { width, height, least: `${PHOTO_SIZE.width} × ${PHOTO_SIZE.height}` });
  }
  let banner: Buffer;
  try {
    banner = await picture
      .rotate()
      .resize({ ...PHOTO_SIZE, fit: 'cover', position: 'attention' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    throw new PhotoProblem('photo/unreadable');
  }
  const made: Buffer[] = [];
  for (const file of files) {
    const sized = sharp(banner)
      .resize({ width: file.width })
      .withExif({ IFD0: { ImageDescription: origin } });
    made.push(await (file.format === 'avif' ? sized.avif({ quality: 50 }) : sized.webp({ quality: 74 })).toBuffer());
  }
  return made;
}
