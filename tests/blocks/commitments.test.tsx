import { describe, expect, it } from 'vitest';
import { exampleOf } from '../fixtures/fixture-site.ts';
import { renderExample, textOf } from './render-blocks.tsx';

const signer = { name: 'Camille Roux', role: 'Fondatrice' };
const picture = { ...(exampleOf('testimonial').image as object), alt: 'Camille Roux' };
const captionOf = (root: HTMLElement) => textOf(root.querySelector('figcaption'));

describe('commitments', () => {
  it('shows each promise with a link to its clause, and an empty frame instead of a missing portrait', () => {
    const root = renderExample('commitments');
    const line = root.querySelector('li');
    expect(textOf(line)).toBe('48 hpour recevoir une réponse.Nos conditions');
    expect(line?.querySelector('a')?.getAttribute('href')).toBe('/cgv');
    expect(textOf(root.querySelector('[data-empty]'))).toBe('');
    expect(root.querySelector('figure img, figure svg')).toBeNull();
    expect(captionOf(root)).toBe('Prénom Nom, à compléterFondatrice');
  });

  it('says once that a name is missing', () => {
    const unknown = { ...signer, name: '[prénom et nom à compléter]', placeholder: true };
    expect(captionOf(renderExample('commitments', { signer: unknown }))).toBe('[prénom et nom à compléter]Fondatrice');
  });

  it('shows the portrait of a named person', () => {
    const root = renderExample('commitments', { signer: { ...signer, picture } });
    expect(root.querySelector('figure img')?.getAttribute('alt')).toBe('Camille Roux');
    expect(root.querySelector('[data-empty]')).toBeNull();
    expect(captionOf(root)).toBe('Camille RouxFondatrice');
  });

  it('has no frame for a person without a portrait, and no signature without a person', () => {
    const root = renderExample('commitments', { signer });
    expect(root.querySelector('figure')?.children).toHaveLength(1);
    expect(renderExample('commitments', { signer: undefined }).querySelector('figure')).toBeNull();
  });
});
