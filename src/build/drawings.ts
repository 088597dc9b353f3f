import { drawBanner } from '../art/banner.ts';
import { writeFile } from './files.ts';
import { hashOf } from './hash.ts';
import type { Output } from './output.ts';
import type { BannerOrder } from './page-index.ts';

interface BannerOutput {
  output: Output;
  sourceKey: string;
}

/** Address of a guide's drawn banner, without a leading slash. */
export function bannerFile(guide: string): string {
  return `media/drawings${guide}.svg`;
}

/** Draws the banner of a guide: the same guide is always given the same drawing. */
export function bannerOf({ path: guide, drawing, hue }: BannerOrder): string {
  const [middle = 'book', left = 'pencil', right = 'lightbulb'] = drawing;
  return drawBanner({ motifs: [middle, left, right], hue: hue ?? 'petrole', slug: guide.split('/').at(-1) ?? '' });
}

/** Writes the banners of all guides to the output; `sourceKey` stands for the program that draws them. */
export function writeBanners(orders: readonly BannerOrder[], { output, sourceKey }: BannerOutput): void {
  for (const order of orders) {
    const file = bannerFile(order.path);
    const key = hashOf(sourceKey, JSON.stringify(order));
    if (!output.keep(file, key)) writeFile(output.place(file, key), bannerOf(order));
  }
}
