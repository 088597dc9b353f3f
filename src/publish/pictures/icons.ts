import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawFavicon } from '../../art/logo.ts';
import type { Output } from '../output/output.ts';

/**
 * Pixel sizes of the icons by file: the touch icon of telephones, and the picture of the business in structured data.
 * `npm run make -- icons` draws them from the logo, so that builds do not need the native image library for them.
 */
export const ICON_SIZES = { 'apple-touch-icon.png': 180, 'icon-512.png': 512 };

/** Folder of the drawn icons. */
export const iconFolder = path.join(import.meta.dirname, 'icons');

/** Returns one of the icons, or `undefined` if the file is none of them. */
export function readIcon(file: string): Buffer | undefined {
  return file in ICON_SIZES ? readFileSync(path.join(iconFolder, file)) : undefined;
}

/** Writes the site's icons. */
export function writeIcons(output: Output): void {
  output.write('favicon.svg', drawFavicon());
  for (const file of Object.keys(ICON_SIZES)) output.write(file, readFileSync(path.join(iconFolder, file)));
}
