import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { resolvePhoto } from '../../../src/model/resolve/resolve-photo.ts';
import type { GuidePage } from '../../../src/model/resolve/resolved.ts';
import { Banner } from '../../../src/shell/guide/Banner.tsx';

const declared = { url: 'https://photos.example/x.jpg', alt: "L'atelier", credit: 'Photo : A. Nonyme, CC BY' };
const names = ['avif', 'webp'].flatMap((format) =>
  [480, 800, 1200].map((width) => `media/photos/un-${width}.${format}`),
);
const media = new Map(names.map((name) => [name, 1]));

function show(photo: ReturnType<typeof resolvePhoto>): Document {
  const page = { path: '/guides/un', imageAlt: 'Dessin : un crayon', ...(photo ? { photo } : {}) } as GuidePage;
  return new DOMParser().parseFromString(renderToStaticMarkup(<Banner page={page} />), 'text/html');
}

describe('the banner of a guide', () => {
  it('is the illustration when the guide declares no photo', () => {
    const image = show(resolvePhoto('un', undefined, media)).querySelector('img');
    expect(image?.getAttribute('src')).toBe('/media/drawings/guides/un.svg');
    expect(image?.alt).toBe('Dessin : un crayon');
  });

  it.each(names)('is the illustration, with its own alternative text, while %s has not been fetched', (missing) => {
    const left = new Map([...media].filter(([name]) => name !== missing));
    const image = show(resolvePhoto('un', declared, left)).querySelector('img');
    expect(image?.getAttribute('src')).toBe('/media/drawings/guides/un.svg');
    expect(image?.alt).toBe('Dessin : un crayon');
  });

  it('is the fetched photo in all sizes and formats, with its alternative text and its author', () => {
    const page = show(resolvePhoto('un', declared, media));
    const source = page.querySelector('picture > source[type="image/avif"]');
    expect(source?.getAttribute('srcset')).toBe(
      '/media/photos/un-480.avif 480w, /media/photos/un-800.avif 800w, /media/photos/un-1200.avif 1200w',
    );
    const image = page.querySelector('picture > img');
    expect(image?.getAttribute('src')).toBe('/media/photos/un-1200.webp');
    expect(image?.getAttribute('srcset')).toBe(
      '/media/photos/un-480.webp 480w, /media/photos/un-800.webp 800w, /media/photos/un-1200.webp 1200w',
    );
    expect(image?.getAttribute('sizes')).toBe(source?.getAttribute('sizes'));
    expect(image?.getAttribute('alt')).toBe('L’atelier');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '420']);
    expect(page.querySelector('figcaption')?.textContent).toBe('Photo\u00A0: A. Nonyme, CC BY');
  });
});
