import { expect, it } from 'vitest';
import { namedPart } from '../../../src/edit/structure/named-part.ts';

it.each([
  ['/contact', { type: 'page', path: '/contact' }],
  ['/contact/', { type: 'page', path: '/contact' }],
  ['/', { type: 'page', path: '/' }],
  ['/#tarifs', { type: 'section', path: '/', id: 'tarifs' }],
  ['facts.delay', { type: 'value', name: 'facts.delay' }],
  ['testimonials.ada-b', { type: 'value', name: 'testimonials.ada-b' }],
  ['examples.0', { type: 'value', name: 'examples.0' }],
  ['facts', undefined],
  ['media/a.webp', { type: 'picture', file: 'media/a.webp' }],
  ['content/media/a/b.webp', { type: 'picture', file: 'media/a/b.webp' }],
  ['contact', undefined],
  ['', undefined],
])('parses %s', (typed, part) => {
  expect(namedPart(typed)).toEqual(part);
});
