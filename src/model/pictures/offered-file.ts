import type { FileFormat } from './format-of.ts';

const PHOTO: readonly FileFormat[] = ['avif', 'gif', 'jpeg', 'png', 'webp'];

/** Extensions of the files that a site publishes, each with the formats that such a file may have. */
const FORMATS: Readonly<Record<string, readonly FileFormat[]>> = {
  avif: PHOTO,
  webp: PHOTO,
  png: PHOTO,
  jpg: PHOTO,
  jpeg: PHOTO,
  gif: PHOTO,
  svg: ['svg'],
  mp4: ['film'],
  webm: ['film'],
  vtt: ['text'],
  mp3: ['sound'],
  pdf: ['pdf'],
  csv: ['text'],
  ods: ['archive'],
  xlsx: ['archive'],
  odt: ['archive'],
  docx: ['archive'],
  txt: ['text'],
  ics: ['text'],
  vcf: ['text'],
};

function endingOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toLowerCase();
}

/** Returns the allowed formats of a file, or `undefined` if a site does not publish files with its extension. */
export function offeredFormats(file: string): readonly FileFormat[] | undefined {
  const ending = endingOf(file);
  return Object.hasOwn(FORMATS, ending) ? FORMATS[ending] : undefined;
}

/** Whether a file is a web page, by its name. It is only published as the source of a frame. */
export function isPageFile(file: string): boolean {
  return endingOf(file) === 'html';
}
