import { interpolate, type Lookup } from '../../text/braced-names.ts';
import { mediaFile } from '../../text/files.ts';
import { linksIn } from '../markdown/find-links.ts';
import type { MarkdownLink } from '../markdown/markdown.ts';
import { treeOf } from '../markdown/tree-of.ts';
import { nodesOf } from '../markdown/walk.ts';
import type { PictureSize } from '../pictures/size.ts';

/** Sizes of the pictures in a text, by file name (`media/…`), so that a page reserves space before they load. */
export type PictureSizes = Record<string, PictureSize>;

/** Returns the distinct media files among the pictures of a text, with names replaced. */
export function picturesAmong(links: readonly Pick<MarkdownLink, 'to' | 'isImage'>[], lookup: Lookup): string[] {
  const pictures = links.filter(({ isImage }) => isImage);
  return [...new Set(pictures.flatMap(({ to }) => mediaFile(interpolate(to, lookup)) ?? []))];
}

/** Returns the distinct media files that a Markdown text shows as pictures, with names replaced. */
export function picturesIn(markdown: string, lookup: Lookup): string[] {
  if (!markdown.includes('![')) return [];
  const nodes = [...nodesOf(treeOf(markdown))].map(({ node }) => node);
  return picturesAmong(linksIn(nodes, markdown), lookup);
}

/** Returns the known sizes of these files, to spread into the object with the text. */
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
