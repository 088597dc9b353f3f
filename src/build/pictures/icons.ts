import path from 'node:path';
import { hashOf } from '../../model/read/hash.ts';
import { readEntry, writeEntry } from '../cache/cache-entry.ts';
import type { Output } from '../output/output.ts';
import { rasterize } from './social/write-social-pictures.ts';

/** Pixel sizes of the icons by file: the touch icon of telephones, and the picture of the business in structured data. */
const ICON_SIZES: Readonly<Record<string, number>> = { 'apple-touch-icon.png': 180, 'icon-512.png': 512 };

/** Draws one of the pixel icons from the site's tile; `undefined` if the file is none of them. */
export function drawIcon(file: string, tile: string): Promise<Buffer> | undefined {
  const size = ICON_SIZES[file];
  return size === undefined
    ? undefined
    : rasterize(tile.replace(/width="64" height="64"/, `width="${size}" height="${size}"`));
}

/** Writes the pixel icons; an unchanged one is taken from the cache folder. */
export async function writeIcons(tile: string, { output, cache }: { output: Output; cache: string }): Promise<void> {
  for (const file of Object.keys(ICON_SIZES)) {
    const entry = path.join(cache, `${hashOf(file, tile)}.png`);
    const known = readEntry(entry) ?? (await drawIcon(file, tile));
    if (!known) continue;
    writeEntry(entry, known);
    output.write(file, known);
  }
}
