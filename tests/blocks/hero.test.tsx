import { describe, expect, it } from 'vitest';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample } from './render-blocks.tsx';

const picture = exampleOf('picture');

describe('hero', () => {
  it('has the only h1 of the page, and links its actions to their targets in the manifest', () => {
    const root = renderExample('hero');
    expect(root.querySelectorAll('h1')).toHaveLength(1);
    const link = root.querySelector('a');
    expect(link?.getAttribute('href')).toBe('/contact');
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it('loads its pictures first and reserves their space', () => {
    const root = renderExample('hero', { layout: 'showcase', picture, phonePicture: picture });
    const images = [...root.querySelectorAll('img')];
    expect(images).toHaveLength(2);
    for (const image of images) {
      expect(image.getAttribute('loading')).toBeNull();
      expect(image.getAttribute('src')).toBe('/media/exemple.webp');
      expect(image.getAttribute('width')).toBe('960');
    }
  });

  it.each([
    ['stall', ['low', 'low']],
    ['plain', ['high']],
    ['wide', ['high']],
  ])('loads its pictures after the text on a stall, and immediately elsewhere (%s)', (frame, priorities) => {
    const root = renderExample('hero', { layout: 'showcase', frame, picture, phonePicture: picture });
    const images = [...root.querySelectorAll('img')];
    expect(images.map((image) => image.getAttribute('fetchpriority'))).toEqual(priorities);
  });

  it.each(['plain', 'wide', 'title', 'map'])('shows a picture other than a mock-up without a stall (%s)', (frame) => {
    const root = renderExample('hero', { layout: 'showcase', frame, picture });
    expect(root.querySelector('.awning')).toBeNull();
    expect(root.querySelectorAll('img')).toHaveLength(1);
    expect(root.querySelector('section')?.dataset.frame).toBe(frame);
  });

  const board = {
    title: 'À l’ardoise',
    lines: [{ label: 'Dès 6 h', name: 'Tradition', note: '250 g.', price: 1.25 }, { name: 'Le menu' }],
    note: '**29 €** les trois.',
  };

  it('draws a board with its prices between the words and the buttons', () => {
    const actions = [{ label: 'Réserver', to: '/contact' }];
    const root = renderExample('hero', { layout: 'board', picture, board, actions });
    expect([...root.querySelectorAll('h1, h2, li b:first-of-type, a')].map((element) => element.textContent)).toEqual([
      'Un travail soigné, près de chez vous',
      'À l’ardoise',
      'Tradition',
      '1,25\u00A0€',
      'Le menu',
      'Réserver',
    ]);
    expect(root.querySelector('section')?.dataset.frame).toBeUndefined();
  });

  it('shows the lines of a board below the buttons in other layouts', () => {
    const root = renderExample('hero', { layout: 'showcase', frame: 'map', picture, board });
    expect(root.querySelectorAll('li')).toHaveLength(2);
    expect(root.querySelector('section')?.dataset.frame).toBe('map');
  });

  it('has its title on the picture, with a strip behind it, in one frame only', () => {
    const titleOf = (frame: string) =>
      renderExample('hero', { layout: 'showcase', frame, picture }).querySelector('h1')?.innerHTML;
    expect(titleOf('title')).toMatch(/^<span>/);
    expect(titleOf('wide')).not.toContain('<span>');
  });

  it('shows the condition of the offer next to it, with a link to all conditions', () => {
    const root = renderExample('hero', { actions: [], note: 'Avec un forfait ([conditions](/cgv)).' });
    expect(root.textContent).toContain('Avec un forfait (conditions).');
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/cgv');
  });
});
