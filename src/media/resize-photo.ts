import sharp, { type Metadata, type Sharp } from 'sharp';
import { type PhotoCredits, readPhotoMetadata } from '../model/pictures/photo-metadata.ts';
import { PHOTO_SIZE, type PhotoFile } from '../model/resolve/photo-files.ts';
import { PhotoProblem } from './photo-problem.ts';

const READABLE = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Maximum number of pixels in a file: a small file can declare a huge picture. */
const MAX_DOWNLOADED_PIXELS = 100_000_000;

async function metadataOf(picture: Sharp): Promise<Metadata> {
  try {
    return await picture.metadata();
  } catch {
    throw new PhotoProblem('photo/unreadable');
  }
}

/** Returns the size as displayed: cameras may store portrait photos in landscape orientation. */
function seenSize({ width = 0, height = 0, orientation = 1 }: Metadata) {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** Returns the source address of a photo, from the metadata of a stored file. */
export async function originOfPhoto(file: Uint8Array): Promise<string | undefined> {
  try {
    const { exif } = await sharp(file).metadata();
    return exif && /https?:\/\/[\x21-\x7e]+/.exec(exif.toString('latin1'))?.[0];
  } catch {
    return undefined;
  }
}

const escapeXml = (text = '') => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Formats the author and rights of a photo as XMP (ISO 16684-1), which image banks read. */
function packetOf({ author, copyright, credit, source }: PhotoCredits): string {
  const list = (name: string, kind: string, words: string | undefined, language = '') =>
    words ? `<${name}><rdf:${kind}><rdf:li${language}>${escapeXml(words)}</rdf:li></rdf:${kind}></${name}>` : '';
  const property = (name: string, words: string | undefined) =>
    words ? `<photoshop:${name}>${escapeXml(words)}</photoshop:${name}>` : '';
  return [
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">',
    list('dc:creator', 'Seq', author),
    list('dc:rights', 'Alt', copyright, ' xml:lang="x-default"'),
    property('Credit', credit),
    property('Source', source),
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
  ].join('');
}

/**
 * Crops a photo to the proportions of the banner, around its most salient part, and creates all files. Of its metadata,
 * only author, credit, copyright and source are kept, without location and camera. Its source address is added.
 */
export async function resizePhoto(photo: Uint8Array, files: readonly PhotoFile[], origin: string): Promise<Buffer[]> {
  const picture = sharp(photo, { limitInputPixels: MAX_DOWNLOADED_PIXELS, failOn: 'error' });
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
  const { exif, xmp, iptc } = metadata;
  const { credits } = readPhotoMetadata([exif, xmp, iptc].filter((block) => block !== undefined));
  const { author, copyright } = credits;
  const made: Buffer[] = [];
  for (const file of files) {
    const sized = sharp(banner)
      .resize({ width: file.width })
      .withExif({
        IFD0: {
          ImageDescription: origin,
          ...(author ? { Artist: author } : {}),
          ...(copyright ? { Copyright: copyright } : {}),
        },
      });
    if (Object.keys(credits).length > 0) sized.withXmp(packetOf(credits));
    made.push(await (file.format === 'avif' ? sized.avif({ quality: 50 }) : sized.webp({ quality: 74 })).toBuffer());
  }
  return made;
}
