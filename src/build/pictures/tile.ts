import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawTile, fitsTile, type TileLogo } from '../../art/tile.ts';
import type { SiteModel } from '../../model/resolve/model.ts';
import { contentType } from '../files/content-types.ts';
import { fontOf } from './social/text-outlines.ts';

type Site = Pick<SiteModel, 'directory' | 'manifest' | 'pictureSize'>;

/** Returns the bytes, type and size of a site's logo; `undefined` if it has none, or if its size is unknown. */
function logoOf({ directory, manifest, pictureSize }: Site): TileLogo | undefined {
  const { logo } = manifest.site;
  const size = logo ? pictureSize(logo) : undefined;
  if (!logo || !size) return undefined;
  return { ...size, bytes: readFileSync(path.join(directory, 'content', logo)), type: contentType(logo) };
}

/** Draws the mark of a site (`drawTile`). Fonts are opened only for initials. */
export async function tileOf(site: Site): Promise<string> {
  const logo = logoOf(site);
  const { theme, site: settings } = site.manifest;
  const set = logo && fitsTile(logo) ? () => ({ markup: '', width: 1 }) : await fontOf(theme);
  return drawTile({ logo, name: settings.name, colours: theme.light }, set);
}
