import { describe, expect, it } from 'vitest';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample } from './render-blocks.tsx';

const picture = exampleOf('picture');

describe('hero', () => {
  it('has the only h1 of the page', () => {
    expect(renderExample('hero').querySelectorAll('h1')).toHaveLength(1);
  });

  it('links its actions to their targets in the manifest', () => {
    const link = renderExample('hero').querySelector('a');
    expect(link?.getAttribute('href')).toBe('/contact');
    expect(link?.hasAttribute('target')).toBe(false);
  });

  it('loads its pictures first and reserves their space', () => {
    const images = [
      ...renderExample('hero', { layout: 'showcase', picture, phonePicture: picture }).querySelectorAll('img'),
    ];
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

  it.each(['plain', 'wide'])('shows a picture other than a mock-up without a stall (%s)', (frame) => {
    const root = renderExample('hero', { layout: 'showcase', frame, picture });
    expect(root.querySelector('.awning')).toBeNull();
    expect(root.querySelectorAll('img')).toHaveLength(1);
    expect(root.querySelector('section')?.dataset.frame).toBe(frame);
  });

  it('shows the condition of the offer next to it', () => {
    expect(renderExample('hero', { note: 'Avec un forfait.' }).textContent).toContain('Avec un forfait.');
  });

  it('links the condition of the offer to all conditions', () => {
    const root = renderExample('hero', { actions: [], note: 'Avec un forfait ([conditions](/cgv)).' });
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/cgv');
  });
});
