import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openOutput } from '../../../src/build/output/output.ts';
import { mediaAddresses } from '../../../src/build/verify/media-addresses.ts';
import { assertMediaPublished, UnpublishedMedia } from '../../../src/build/verify/unpublished-media.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Returns the message about a page with this content, published with one picture, by lines. */
function said(html: string, options: { base?: string; siteUrl?: string } = {}): string[] {
  const folder = temporaryFolder();
  const output = openOutput(path.join(folder, 'dist'), path.join(folder, 'records'));
  output.write('guides/un.html', html);
  output.write('media/à côté.svg', '<svg/>');
  const redirects = [{ from: '/media/old/*', to: '/media/new.pdf', status: 301 as const }];
  try {
    const pages = new Map([['guides/un.html', mediaAddresses(html, '/guides/un')]]);
    assertMediaPublished({ output, pages, redirects, ...options });
    return [];
  } catch (error) {
    if (!(error instanceof UnpublishedMedia)) throw error;
    return error.message.split('\n').slice(1);
  } finally {
    output.discard();
  }
}

describe('assertMediaPublished', () => {
  it.each([
    '<img src="/media/%C3%A0%20c%C3%B4t%C3%A9.svg?v=1">',
    '<a href="/media/old/tarifs.pdf">Tarifs</a>',
    '<a href="/media/presse">Presse</a>',
    '<img src="https://ailleurs.example/media/x.webp">',
    '<a href="/contact">Contact</a>',
  ])('accepts %s', (html) => {
    expect(said(html, { siteUrl: 'https://ana.example' })).toEqual([]);
  });

  it.each([
    ['<img src="/media/x.webp">', '/media/x.webp'],
    ['<img srcset="/media/%C3%A0%20c%C3%B4t%C3%A9.svg 1x, /media/x-2.webp 2x">', '/media/x-2.webp'],
    ['<video poster="/media/x.webp"></video>', '/media/x.webp'],
    [
      '<script type="application/ld+json">{"image":"https://ana.example/media/x.png"}</script>',
      'https://ana.example/media/x.png',
    ],
  ])('reports the page and the address of %s', (html, address) => {
    expect(said(html, { siteUrl: 'https://ana.example' })).toEqual([`  guides/un.html: ${address} (no such file)`]);
  });

  it('removes the base path from addresses', () => {
    const html = '<img src="/depot/media/%C3%A0%20c%C3%B4t%C3%A9.svg"><img src="/depot/media/x.webp">';
    expect(said(html, { base: '/depot/' })).toEqual(['  guides/un.html: /depot/media/x.webp (no such file)']);
  });
});
