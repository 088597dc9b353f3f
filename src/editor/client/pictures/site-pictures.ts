import { useEffect, useState } from 'react';
import { isPictureFile } from '../../../model/pictures/picture-file.ts';
import { pictureName } from '../../../model/pictures/picture-sizes.ts';
import type { MediaEntry } from '../../protocol.ts';

/** A picture of the site, with all its sizes and formats. */
export interface SitePicture extends MediaEntry {
  /** Files of different widths from which browsers choose; empty if there is only one file. */
  variants: string[];
}

/** Returns the address of a media file on the site. */
export function mediaPath(file: string): string {
  return `/${file.replace(/^\//, '')}`;
}

/** Returns the name of a picture as shown to authors: without folder, width and extension. */
export function shownName(file: string): string {
  const name = pictureName(file);
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Orders files by format, the lightest first, then by width, the narrowest first: the order in the manifest. */
function byFormat(one: MediaEntry, other: MediaEntry): number {
  const isAvif = ({ file }: MediaEntry) => Number(file.endsWith('.avif'));
  return isAvif(other) - isAvif(one) || (one.width ?? 0) - (other.width ?? 0);
}

/**
 * Returns the pictures of the media folder. All files of one picture are one entry, named after the widest file that is
 * not AVIF.
 */
export function picturesOf(media: readonly MediaEntry[]): SitePicture[] {
  const groups = new Map<string, MediaEntry[]>();
  for (const entry of media.filter(({ file }) => isPictureFile(file))) {
    const name = pictureName(entry.file);
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups.values()].map((entries): SitePicture => {
    const ordered = entries.toSorted(byFormat);
    // Every browser shows the last format of this order.
    const main = ordered.at(-1) as MediaEntry;
    const uses = new Map(ordered.flatMap((entry) => entry.uses.map((use) => [JSON.stringify(use), use])));
    return { ...main, uses: [...uses.values()], variants: entries.length > 1 ? ordered.map(({ file }) => file) : [] };
  });
}

/** Returns the address of a picture of the site, or of the file on the author's device that it is made from. */
export function usePictureSource(file: string, local?: File): string {
  const [source] = useState(() => (local ? URL.createObjectURL(local) : mediaPath(file)));
  useEffect(() => () => URL.revokeObjectURL(source), [source]);
  return source;
}
