import { type FileFormat, formatOf, textOf } from './format-of.ts';
import { measureAvif } from './measure-boxes.ts';
import { measureJpeg } from './measure-jpeg.ts';
import { measureGif, measurePng, measureWebp } from './measure-raster.ts';
import { metadataBlocks, type PhotoMetadata, readPhotoMetadata } from './photo-metadata.ts';
import { lookInto, type PictureBytes } from './picture-bytes.ts';
import { type DrawingError, readDrawing } from './read-drawing.ts';
import type { Measured } from './size.ts';

/** What a file is that is shown as a picture, by its bytes. */
export interface PictureFacts extends Measured {
  format: FileFormat;
  /** Of a drawing. */
  errors?: DrawingError[];
  /** What its metadata say of the photographer, if anything. */
  reveals?: PhotoMetadata['reveals'];
}

const MEASURES: Partial<Record<FileFormat, (bytes: PictureBytes) => Measured>> = {
  avif: measureAvif,
  gif: measureGif,
  jpeg: measureJpeg,
  png: measurePng,
  webp: measureWebp,
};

/** Tells what bytes are, how large the picture is, and what is wrong with it. Little is read but of drawings. */
export function readPictureBytes(bytes: PictureBytes): PictureFacts {
  const format = formatOf(bytes);
  if (format === 'svg') {
    const text = textOf(bytes.at(0, bytes.size));
    return text === undefined ? { format: 'unknown', isCut: false } : { format, ...readDrawing(text) };
  }
  const { reveals } = readPhotoMetadata(metadataBlocks(bytes, format));
  return { format, ...(MEASURES[format]?.(bytes) ?? { isCut: false }), ...(reveals.length > 0 ? { reveals } : {}) };
}

/** The same of a file; nothing where it cannot be read. */
export function readPicture(file: string): PictureFacts | undefined {
  return lookInto(file, readPictureBytes);
}
