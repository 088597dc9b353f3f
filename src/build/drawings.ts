import path from 'node:path';
import { drawBanner } from '../art/banner.ts';
import type { Theme } from '../site/types.generated.ts';
import { writeFile } from './files.ts';
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
export function writeBanners(orders: readonly BannerOrder[], output: string): void {
  for (const order of orders) writeFile(path.join(output, bannerFile(order.path)), bannerOf(order));
}

/** The site's mark in the colours of its theme, as an icon. */
export function drawIcon({ light }: Theme): string {
  const line = `stroke="${light.ink}" stroke-width="2.5" stroke-linejoin="round"`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<rect width="40" height="40" rx="9" fill="${light.paper}"/>`,
    `<path d="M7 17v17h26V17" fill="${light.surface}" ${line}/>`,
    `<path d="M13 22h14v7H13z" fill="${light.cool}"/>`,
    `<path d="M8 5h24l4 10a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z" fill="${light.accent}" ${line}/>`,
    '</svg>',
  ].join('');
}
