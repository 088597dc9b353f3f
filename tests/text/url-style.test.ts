import { describe, expect, it } from 'vitest';
import { inStyle } from '../../src/text/url-style.ts';

describe('inStyle', () => {
  it.each([
    ['/', '/'],
    ['/contact', '/contact/'],
    ['/contact/', '/contact/'],
    ['/contact?a=/b#c', '/contact/?a=/b#c'],
    ['/contact#form', '/contact/#form'],
    ['/#form', '/#form'],
    ['/offre/a.example', '/offre/a.example/'],
    ['/réalisations', '/réalisations/'],
  ])('adds a final slash to the address of a page: %s', (address, expected) => {
    expect(inStyle(address, 'directory')).toBe(expected);
    expect(inStyle(address, 'file')).toBe(address);
  });

  it.each([
    '/media/plan.pdf',
    '/_assets/client-a.js',
    '/feed.xml',
    '/icon-512.png',
    '#form',
    'https://a.example/x',
    '//a.example/x',
    'tel:+33465710048',
    'mailto:a@example.com',
    '',
  ])('does not change %s', (address) => {
    expect(inStyle(address, 'directory')).toBe(address);
  });
});
