import { decodedText, type FileFormat, formatOf } from './format-of.ts';
import { measureAvif } from './measure-boxes.ts';
import { measureJpeg } from './measure-jpeg.ts';
import { measureGif, measurePng, measureWebp } from './measure-raster.ts';
import { metadataBlocks, type PhotoMetadata, readPhotoMetadata } from './photo-metadata.ts';
import { lookInto, type PictureBytes } from './picture-bytes.ts';
import { type DrawingError, readDrawing } from './read-drawing.ts';
import type { Measured } from './size.ts';

/** Properties of a file that is shown as a picture, from its bytes. */
export interface PictureProperties extends Measured {
  format: FileFormat;
  /** Errors, for a drawing. */
  errors?: DrawingError[];
  /** Private data about the photographer in its metadata, if any. */
  reveals?: PhotoMetadata['reveals'];
}

const MEASURES: Partial<Record<FileFormat, (bytes: PictureBytes) => Measured>> = {
  avif: measureAvif,
  gif: measureGif,
  jpeg: measureJpeg,
  png: measurePng,
  webp: measureWebp,
};

/** Reads the format and size of a picture, and its errors. Except for drawings, only a small part is read. */
export function readPictureBytes(bytes: PictureBytes): PictureProperties {
  const format = formatOf(bytes);
  if (format === 'svg') {
    const text = decodedText(bytes.at(0, bytes.size));
    return text === undefined ? { format: 'unknown', isCut: false } : { format, ...readDrawing(text) };
  }
  const { reveals } = readPhotoMetadata(metadataBlocks(bytes, format));
  return { format, ...(MEASURES[format]?.(bytes) ?? { isCut: false }), ...(reveals.length > 0 ? { reveals } : {}) };
}

/** Reads a picture file like `readPictureBytes`; `undefined` if it cannot be read. */
export function readPicture(file: string): PictureProperties | undefined {
  return lookInto(file, readPictureBytes);
}
