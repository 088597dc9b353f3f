import { type DrawingError, findDrawingErrors } from './find-drawing-errors.ts';
import { type Format, formatOf, textOf } from './format-of.ts';
import { measureAvif } from './measure-boxes.ts';
import { measureDrawing } from './measure-drawing.ts';
import { measureJpeg } from './measure-jpeg.ts';
import { measureGif, measurePng, measureWebp } from './measure-raster.ts';
import { lookInto, type PictureBytes } from './picture-bytes.ts';
import type { Measured } from './size.ts';

/** What a file is that is shown as a picture, by its bytes. */
export interface PictureFacts extends Measured {
  format: Format;
  /** Of a drawing. */
  errors?: DrawingError[];
}

const MEASURES: Partial<Record<Format, (bytes: PictureBytes) => Measured>> = {
  avif: measureAvif,
  gif: measureGif,
  jpeg: measureJpeg,
  png: measurePng,
  webp: measureWebp,
};

/** Longest drawing that is read, in bytes: longer ones are judged by their weight. */
const LONGEST_DRAWING = 4_000_000;

/** Tells what bytes are, how large the picture is, and what is wrong with it. Little is read but of drawings. */
export function readPictureBytes(bytes: PictureBytes): PictureFacts {
  const format = formatOf(bytes);
  if (format === 'svg') {
    const text = bytes.size > LONGEST_DRAWING ? undefined : textOf(bytes.at(0, bytes.size));
    return text === undefined
      ? { format, isCut: false }
      : { format, ...measureDrawing(text), errors: findDrawingErrors(text) };
  }
  return { format, ...(MEASURES[format]?.(bytes) ?? { isCut: false }) };
}

/** The same of a file; nothing where it cannot be read. */
export function readPicture(file: string): PictureFacts | undefined {
  return lookInto(file, readPictureBytes);
}
