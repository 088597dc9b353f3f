import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from './files.ts';
import { hashOf } from './hash.ts';
import type { Output } from './output.ts';

/** Pixel sizes of the icons by file: the touch icon of iOS, then those that Android asks for. */
const SIZES: Record<string, number> = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

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
    if (!existsSync(kept)) writeFile(kept, await rasterize(svg, size));
    output.write(name, readFileSync(kept));
  }
}

/** Text of the web manifest. `base` ends in a slash. */
export function formatWebManifest(options: {
  name: string;
  language: string;
  description?: string | undefined;
  background: string;
  accent: string;
  base: string;
}): string {
  const { name, language, description, background, accent, base } = options;
  const icon = (file: string, sizes: string, type: string) => ({ src: base + file, sizes, type });
  return `${JSON.stringify(
    {
      name,
      short_name: name,
      ...(description ? { description } : {}),
      lang: language,
      start_url: base,
      scope: base,
      display: 'browser',
      background_color: background,
      theme_color: accent,
      icons: [
        icon('favicon.svg', 'any', 'image/svg+xml'),
        icon('icon-192.png', '192x192', 'image/png'),
        icon('icon-512.png', '512x512', 'image/png'),
      ],
    },
    null,
    2,
  )}\n`;
}
