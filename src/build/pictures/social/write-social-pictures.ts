import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { drawSocial, type SetLine } from '../../../art/social.ts';
import { engineFile } from '../../../model/engine-files.ts';
import { filesBelow } from '../../../model/read/files-below.ts';
import { hashOf } from '../../../model/read/hash.ts';
import type { SiteModel } from '../../../model/resolve/model.ts';
import { socialFile } from '../../../text/files.ts';
import { readEntry, writeEntry } from '../../cache/cache-entry.ts';
import { installedVersion } from '../../cache/installed-packages.ts';
import { forEachConcurrently } from '../../files/for-each-concurrently.ts';
import { writeUnseen } from '../../files/write-file.ts';
import type { Output } from '../../output/output.ts';

import { panelBytes, panelPicture } from './panel-picture.ts';
import { shownHost } from './shown-host.ts';
import type { SocialPage } from './social-page.ts';
import { fontOf } from './text-outlines.ts';

/** Folders of everything that social pictures are drawn from. A package has their sources, too. */
export const TEMPLATE_FOLDERS = ['src/art', 'src/build/pictures/social', 'src/ui/fonts'] as const;

/** Packages that turn text into outlines, and outlines into pixels. */
const TOOLS = ['fontverter', 'harfbuzzjs', 'sharp'] as const;

/**
 * Returns the hash of the template of social pictures: its drawings, its fonts, and the tools that turn them into
 * pixels.
 */
function templateKey(): string {
  const versions = TOOLS.map((tool) => `${tool} ${installedVersion(tool)}`);
  const files = TEMPLATE_FOLDERS.flatMap((folder) => filesBelow(engineFile(folder)).map((file) => `${folder}/${file}`));
  return hashOf(...versions, ...files.flatMap((file) => [file, readFileSync(engineFile(file))]));
}

interface SocialOptions {
  pages: readonly SocialPage[];
  output: Output;
  /** Cache folder of this site's pictures; safe to delete. */
  cache: string;
  model: Pick<SiteModel, 'directory' | 'manifest'>;
  /** The mark of the site (`tileOf`). */
  tile: string;
}

type Drawn = Pick<SocialOptions, 'model' | 'tile'>;

/**
 * A palette without dithering suits drawings. At full quality, sharp takes a third longer, for files that are a fifth
 * larger.
 */
const PNG = { palette: true, quality: 95, effort: 1, dither: 0, compressionLevel: 6 } as const;

/** Converts a drawing to a PNG file. */
export async function rasterize(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // One thread for each picture is enough, because as many pictures are drawn at a time as there are cores.
  sharp.concurrency(1);
  return sharp(Buffer.from(svg)).png(PNG).toBuffer();
}

/** Draws a social picture as a PNG file, with the outlines from `openFont`. */
export async function drawSocialPicture(page: SocialPage, { model, tile }: Drawn, set: SetLine): Promise<Buffer> {
  const { theme, site } = model.manifest;
  const address = shownHost(site.url).replace(/^www\./, '');
  const hasAwning = theme.trim === 'awning';
  const picture = await panelPicture(page, model.directory);
  return rasterize(
    drawSocial({ ...page, siteName: site.name, address, colours: theme.light, picture, tile, hasAwning }, set),
  );
}

/**
 * Draws the social picture of each page as `media/social/<route>.png`. If the page, the picture in its panel, the theme
 * and the template are unchanged, the social picture is kept, or taken from the cache. Unused pictures are removed from
 * the cache. Returns the number of newly drawn pictures.
 */
export async function writeSocialPictures(options: SocialOptions): Promise<number> {
  const { pages, output, cache, model, tile } = options;
  const { theme, site } = model.manifest;
  const template = hashOf(
    templateKey(),
    JSON.stringify([theme.light, theme.headingFont, theme.trim, site.name, site.url, tile]),
  );
  const used = new Set<string>();
  const missing: { page: SocialPage; name: string; place: string }[] = [];
  for (const page of pages) {
    const name = `${hashOf(template, JSON.stringify(page), panelBytes(page, model.directory) ?? '')}.png`;
    const file = socialFile(page.path);
    used.add(name);
    if (output.keep(file, name)) continue;
    const place = output.place(file, name);
    const known = readEntry(path.join(cache, name));
    if (known) writeUnseen(place, known);
    else missing.push({ page, name, place });
  }
  if (missing.length > 0) {
    const set = await fontOf(theme);
    await forEachConcurrently(missing, async ({ page, name, place }) => {
      const picture = await drawSocialPicture(page, options, set);
      writeEntry(path.join(cache, name), picture);
      writeUnseen(place, picture);
    });
  }
  for (const name of filesBelow(cache)) if (!used.has(name)) rmSync(path.join(cache, name), { force: true });
  return missing.length;
}
