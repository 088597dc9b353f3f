import { readFileSync } from 'node:fs';
import path from 'node:path';
import { panelSize } from '../../../art/social.ts';
import { bannerOf } from '../banners.ts';
import type { SocialPage } from './social-page.ts';

/** Returns the bytes of the picture in the panel of a page's social picture. `site` is the folder of the site. */
export function panelBytes({ shown }: SocialPage, site: string): Buffer | undefined {
  if (!shown) return undefined;
  if (typeof shown === 'string') return readFileSync(path.join(site, 'content', shown));
  // The view box is reduced to the panel, because the renderer draws all of it before it crops.
  return Buffer.from(bannerOf(shown).replace('viewBox="0 0 1200 420"', 'viewBox="454 0 292 420"'));
}

/**
 * Returns the picture in the panel as a data URL. A drawing stays as it is; a photo is cropped to its most salient
 * part, in the size of the panel.
 */
export async function panelPicture(page: SocialPage, site: string): Promise<string | undefined> {
  const bytes = panelBytes(page, site);
  if (!bytes) return undefined;
  if (typeof page.shown !== 'string' || /\.svg$/i.test(page.shown))
    return `data:image/svg+xml;base64,${bytes.toString('base64')}`;
  const { default: sharp } = await import('sharp');
  const reduced = await sharp(bytes, { failOn: 'none' })
    .rotate()
    .resize({ ...panelSize, position: 'attention' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${reduced.toString('base64')}`;
}
