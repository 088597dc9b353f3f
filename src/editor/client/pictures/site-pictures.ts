import { isPictureFile } from '../../../model/pictures/picture-file.ts';
import { pictureName } from '../../../model/pictures/picture-sizes.ts';
import type { MediaEntry } from '../../protocol.ts';

/** A picture of the site, with all its sizes and formats. */
export interface SitePicture extends MediaEntry {
  /** The files that a browser may choose from by their widths; empty if there is one file alone. */
  variants: string[];
}

/** Address of a media file on the site. */
export function mediaAddress(file: string): string {
  return `/${file.replace(/^\//, '')}`;
}

/** Name of a picture as people read it: without folder, width and ending. */
export function shownName(file: string): string {
  const name = pictureName(file);
  return name.slice(name.lastIndexOf('/') + 1);
}

/** The lightest format first, and within it the narrowest: the order in which variants are written. */
function byFormat(one: MediaEntry, other: MediaEntry): number {
  const isAvif = ({ file }: MediaEntry) => Number(file.endsWith('.avif'));
  return isAvif(other) - isAvif(one) || (one.width ?? 0) - (other.width ?? 0);
}

/** The files of the media folder that are pictures. Files of one picture are listed once, under the widest WebP. */
export function picturesOf(media: readonly MediaEntry[]): SitePicture[] {
  const groups = new Map<string, MediaEntry[]>();
  for (const entry of media.filter(({ file }) => isPictureFile(file))) {
    const name = pictureName(entry.file);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups.values()].map((entries): SitePicture => {
    const ordered = entries.toSorted(byFormat);
    // Its format is the last of the order, and every browser shows it.
    const main = ordered.at(-1) as MediaEntry;
    const uses = new Map(ordered.flatMap((entry) => entry.uses.map((use) => [JSON.stringify(use), use])));
    return { ...main, uses: [...uses.values()], variants: entries.length > 1 ? ordered.map(({ file }) => file) : [] };
  });
}
