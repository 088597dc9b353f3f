import { drawBanner } from '../../art/banner.ts';
import { hashOf } from '../../model/read/hash.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import { writeUnseen } from '../files/write-file.ts';
import type { Output } from '../output/output.ts';

/** A banner to draw for a guide. */
export interface BannerOrder {
  path: string;
  drawing: Extract<ResolvedPage, { kind: 'guide' }>['drawing'];
  hue: Extract<ResolvedPage, { kind: 'guide' }>['chain']['hue'];
}

interface BannerOutput {
  output: Output;
  /** Folder of the site in the output. */
  folder: string;
  sourceKey: string;
}

/** Returns the address of a guide's drawn banner, without a leading slash. */
export function bannerFile(guide: string): string {
  return `media/drawings${guide}.svg`;
}

/** Draws the banner of a guide; the drawing only depends on the guide. */
export function bannerOf({ path: guide, drawing, hue }: BannerOrder): string {
  const [middle = 'book', left = 'pencil', right = 'lightbulb'] = drawing;
  return drawBanner({ motifs: [middle, left, right], hue: hue ?? 'petrole', slug: guide.split('/').at(-1) ?? '' });
}

/**
 * Writes the drawn banner of a page if it is a guide; lists of guides show it even if the guide itself shows a photo.
 * `sourceKey` identifies the program that draws it.
 */
export function writeBanner(page: ResolvedPage, { output, folder, sourceKey }: BannerOutput): void {
  if (page.kind !== 'guide') return;
  const order = { path: page.path, drawing: page.drawing, hue: page.chain.hue };
  const file = folder + bannerFile(page.path);
  const key = hashOf(sourceKey, JSON.stringify(order));
  if (!output.keep(file, key)) writeUnseen(output.place(file, key), bannerOf(order));
}
