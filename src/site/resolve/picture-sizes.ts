import { mediaFile } from '../../text/media-file.ts';
import { scanMarkdown } from '../markdown/scan-markdown.ts';
import type { PictureSize } from '../pictures/size.ts';

/** Sizes of the pictures that a text shows, by file name (`media/…`): a page keeps their places before they load. */
export type PictureSizes = Record<string, PictureSize>;

/** The media files that a Markdown text shows as pictures, each once. */
export function picturesIn(markdown: string): string[] {
  if (!markdown.includes('![')) return [];
  const files = scanMarkdown(markdown).links.flatMap(({ isImage, to }) => (isImage ? (mediaFile(to) ?? []) : []));
  return [...new Set(files)];
}

/** The sizes of these files as far as `sizeOf` knows them, to spread over what holds the text. */
export function pictureSizes(
  files: readonly string[],
  sizeOf: (file: string) => PictureSize | undefined,
): { pictures?: PictureSizes } {
  const known = files.flatMap((file) => {
    const size = sizeOf(file);
    return size ? [[file, size] as const] : [];
  });
  return known.length > 0 ? { pictures: Object.fromEntries(known) } : {};
}
