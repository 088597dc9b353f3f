import { describe, expect, it } from 'vitest';
import { fitExample } from '../../../src/check/suggestions/fit-example.ts';
import type { Schema } from '../../../src/model/schema/schemas.ts';

describe('an example', () => {
  const schema: Schema = {
    properties: {
      to: { 'x-kind': 'link' },
      also: { items: { 'x-kind': 'link' } },
      plans: { items: { 'x-kind': 'plan' } },
      picture: { 'x-kind': 'media' },
      heading: { 'x-kind': 'text' },
    },
  };

  it('refers to parts of the site instead of missing ones', () => {
    const ids = {
      link: ['/', '/prix', '/#avis', 'tel:+33400000001'],
      plan: ['un', 'deux'],
      media: ['media/a.svg', 'media/b.png'],
    };
    const example = {
      to: '/contact',
      also: ['/prix', '/tarifs#prix', 'https://exemples.fr', 'tel:+33123456789'],
      plans: ['a', 'deux', 'c'],
      picture: 'media/z.png',
      heading: 'Bonjour',
    };
    expect(fitExample(example, schema, ids)).toEqual({
      to: '/',
      also: ['/prix', '/prix', 'https://exemples.fr', 'tel:+33123456789'],
      plans: ['un', 'deux', 'deux'],
      picture: 'media/b.png',
      heading: 'Bonjour',
    });
    expect(example.to).toBe('/contact');
  });

  it('leads to a section if the original does', () => {
    const ids = { link: ['/', '/#avis'] };
    expect(fitExample({ to: '/tarifs#avis' }, schema, ids)).toEqual({ to: '/#avis' });
    expect(fitExample({ to: '#avis' }, schema, ids)).toEqual({ to: '/#avis' });
  });

  it('shows a picture of the site in its own size, if possible of the same folder', () => {
    const source: Schema = { 'x-kind': 'media' };
    const picture: Schema = { properties: { source, variants: { items: source } } };
    const example = { source: 'media/faces/z.webp', alt: 'Un nom', width: 9, height: 9, variants: ['media/z-9.avif'] };
    const media = ['media/film.webm', 'media/a.webp', 'media/faces/b.webp'];
    const size = { width: 40, height: 30 };
    expect(fitExample(example, picture, { media }, (file) => (file.includes('faces') ? size : undefined))).toEqual({
      source: 'media/faces/b.webp',
      alt: 'Un nom',
      ...size,
    });
    expect(fitExample(example, picture, { media: ['media/film.webm', 'media/c.svg'] })).toEqual({
      source: 'media/c.svg',
      alt: 'Un nom',
    });
    expect(fitExample(example, picture, { media: ['media/film.webm'] })).toEqual(example);
  });

  it('is unchanged for an empty site', () => {
    const example = { to: '/contact', plans: ['a'] };
    expect(fitExample(example, schema, { link: [] })).toEqual(example);
  });
});
