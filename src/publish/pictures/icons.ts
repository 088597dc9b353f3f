import path from 'node:path';
import { readEntry, writeEntry } from '../cache/cache-entry.ts';
import { hashOf } from '../files/hash.ts';
import type { Output } from '../output/output.ts';

/** Pixel sizes of the icons by file: the touch icon of telephones, and the picture of the business in structured data. */
const SIZES: Record<string, number> = { 'apple-touch-icon.png': 180, 'icon-512.png': 512 };

async function rasterize(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** Draws one of the icons that are published as pixels; nothing for any other file. */
export async function drawIcon(svg: string, file: string): Promise<Buffer | undefined> {
  const size = SIZES[file];
  return size === undefined ? undefined : rasterize(svg, size);
}

/** Writes the site's icons from its drawn logo; pixels are drawn once and kept in the cache. */
export async function writeIcons({
  svg,
  output,
  cache,
}: {
  svg: string;
  output: Output;
  cache: string;
}): Promise<void> {
  output.write('favicon.svg', svg);
  for (const [name, size] of Object.entries(SIZES)) {
    const kept = path.join(cache, `${hashOf(svg, String(size))}.png`);
    const known = readEntry(kept);
    const icon = known ?? (await rasterize(svg, size));
    if (!known) writeEntry(kept, icon);
    output.write(name, icon);
  }
}
