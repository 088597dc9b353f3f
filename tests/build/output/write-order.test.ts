import { describe, expect, it } from 'vitest';
import { inWriteOrder } from '../../../src/build/output/write-order.ts';

describe('inWriteOrder', () => {
  it('publishes each file before those that refer to it, and copies before their page', () => {
    const made = [
      'index.html',
      'sitemap.xml',
      'guides/pain.html',
      '_assets/client-1.js',
      'media/four.webp',
      'index.html.br',
      'feed.xml',
      'sitemap.xml.gz',
      '_assets/client-1.js.br',
      '_redirects',
    ];
    expect(inWriteOrder(made)).toEqual([
      '_assets/client-1.js',
      '_assets/client-1.js.br',
      'media/four.webp',
      '_redirects',
      'index.html.br',
      'index.html',
      'guides/pain.html',
      'sitemap.xml',
      'feed.xml',
      'sitemap.xml.gz',
    ]);
  });
});
