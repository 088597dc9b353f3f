import { drawBanner } from '../art/banner.ts';
import type { Output } from './output.ts';
import type { BannerOrder } from './page-index.ts';

/** Address of a guide's drawn banner, without a leading slash. */
export function bannerFile(guide: string): string {
  return `media/drawings${guide}.svg`;
}

/** Draws the banner of a guide: the same guide is always given the same drawing. */
export function bannerOf({ path: guide, drawing, hue }: BannerOrder): string {
  const [middle = 'book', left = 'pencil', right = 'lightbulb'] = drawing;
  return drawBanner({ motifs: [middle, left, right], hue: hue ?? 'petrole', slug: guide.split('/').at(-1) ?? '' });
}

/** Writes the banners of all guides to the output. */
export function writeBanners(orders: readonly BannerOrder[], output: Output): void {
  for (const order of orders) output.write(bannerFile(order.path), bannerOf(order));
}
