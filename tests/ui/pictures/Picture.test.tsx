import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from '../../../src/ui/pictures/Picture.tsx';

const picture = { source: 'media/a-800.webp', alt: 'Un pain', width: 800, height: 600 };
const variants = ['media/a-400.avif', 'media/a-800.avif', 'media/a-400.webp', 'media/a-800.webp'];

function render(element: Parameters<typeof renderToStaticMarkup>[0]): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(element);
  return root;
}

describe('a picture', () => {
  it('is one image with reserved space if it has one size', () => {
    const root = render(<Picture picture={picture} sizes="10rem" />);
    expect(root.innerHTML).toMatch(/^<img /);
    expect(root.querySelector('img')?.outerHTML).toContain('width="800" height="600"');
  });

  it('has its variants by format, the smallest first, each with its width', () => {
    const sources = [
      ...render(<Picture picture={{ ...picture, variants }} sizes="10rem" />).querySelectorAll('source'),
    ];
    expect(sources.map(({ type, srcset, sizes }) => ({ type, srcset, sizes }))).toEqual([
      { type: 'image/avif', srcset: '/media/a-400.avif 400w, /media/a-800.avif 800w', sizes: '10rem' },
      { type: 'image/webp', srcset: '/media/a-400.webp 400w, /media/a-800.webp 800w', sizes: '10rem' },
    ]);
  });

  it('encodes all characters of file names, also in a list of addresses', () => {
    const odd = 'media/Équipe d’été, (1) + 2-400.webp';
    const root = render(<Picture picture={{ ...picture, source: odd, variants: [odd] }} />);
    const address = '/media/%C3%89quipe%20d%E2%80%99%C3%A9t%C3%A9%2C%20(1)%20%2B%202-400.webp';
    expect(root.querySelector('img')?.getAttribute('src')).toBe(address);
    expect(root.querySelector('source')?.srcset).toBe(`${address} 400w`);
  });

  it('omits missing formats', () => {
    const root = render(<Picture picture={{ ...picture, variants: variants.slice(2) }} />);
    expect([...root.querySelectorAll('source')].map(({ type }) => type)).toEqual(['image/webp']);
  });

  it('is loaded lazily, unless it is at the top of the page', () => {
    const [lazy, beside, first] = (['lazy', 'beside', 'first'] as const).map((load) =>
      render(<Picture picture={picture} load={load} />).querySelector('img'),
    );
    expect([lazy, beside, first].map((image) => image?.getAttribute('loading'))).toEqual(['lazy', null, null]);
    expect([lazy, beside, first].map((image) => image?.getAttribute('fetchpriority'))).toEqual([null, 'low', 'high']);
  });
});
