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

  it('is unchanged for an empty site', () => {
    const example = { to: '/contact', plans: ['a'] };
    expect(fitExample(example, schema, { link: [] })).toEqual(example);
  });
});
