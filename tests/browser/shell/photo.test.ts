import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PHOTO_SIZE, photoFiles } from '../../../src/model/resolve/photo-files.ts';
import type { GuidePage } from '../../../src/model/resolve/resolved.ts';
import { Banner } from '../../../src/shell/guide/Banner.tsx';
import { createStyleCache, UiProvider } from '../../../src/ui/theme/UiProvider.tsx';
import { openSite } from '../site.ts';

const GUIDE = '/creation-site-web/creer-site-web-professionnel';
const photo = { alt: 'Un atelier', files: photoFiles('atelier') };
const cache = createStyleCache();
const banner = createElement(Banner, { page: { path: GUIDE, photo } as unknown as GuidePage });
const markup = renderToStaticMarkup(createElement(UiProvider, { cache } as never, banner));
const styles = Object.values(cache.inserted).join('');
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO_SIZE.width}" height="${PHOTO_SIZE.height}"/>`;

it('the photo of a guide has enough pixels for every screen', async () => {
  const { page, url } = await openSite();
  await page.route('**/media/photos/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawn }));
  await page.goto(url + GUIDE);
  await page.addStyleTag({ content: styles });
  for (const width of [360, 540, 600, 768, 800, 912, 1024, 1232, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    // The files have other names in each width, because a browser may choose a larger one that it has already.
    const drawnAt = markup.replaceAll('atelier', `atelier-${width}`);
    const { chosen, box } = await page.evaluate((html) => {
      const before = document.querySelector('.banner-photo') ?? (document.querySelector('.banner') as Element);
      before.insertAdjacentHTML('beforebegin', html);
      before.remove();
      const image = document.querySelector('.banner-photo img') as HTMLImageElement;
      const { width, height } = image.getBoundingClientRect();
      return new Promise<{ chosen: string; box: { width: number; height: number } }>((resolve) => {
        image.onload = () => resolve({ chosen: image.currentSrc, box: { width, height } });
      });
    }, drawnAt);
    // The image is at least as wide as the banner that it covers, and wider if the height of the banner requires it.
    const needed = Math.min(Math.max(box.width, (box.height * PHOTO_SIZE.width) / PHOTO_SIZE.height), PHOTO_SIZE.width);
    expect(Number(/-(\d+)\.\w+$/.exec(chosen)?.[1]), `${width} px wide`).toBeGreaterThanOrEqual(needed);
  }
});
