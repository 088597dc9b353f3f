import { describe, expect, it } from 'vitest';
import { checkSlip } from '../slipped-site.ts';

interface Redirect {
  from: string;
  to: string;
}

const find = '"redirects": [{ "from": "/pains", "to": "/guides" }]';

/** What is said of the base site with these redirects: code, pointer, suggestion. */
function said(redirects: Redirect[], add: Record<string, string> = {}): [string, string | null, string | null][] {
  const put = `"redirects": ${JSON.stringify(redirects)}`;
  return checkSlip({ edits: [{ file: 'site.manifest.json', find, put }], add }).map(
    ({ code, pointer, suggestion }) => [code, pointer, suggestion],
  );
}

describe('redirect/invalid-target', () => {
  it.each([
    ['https://exemple.org/{id}', 'https://exemple.org/%7Bid%7D'],
    ['https://exemple.org/a"b', 'https://exemple.org/a%22b'],
    ['https://exemple.org/a|b^c`d', 'https://exemple.org/a%7Cb%5Ec%60d'],
    ['https://exemple.org/<a>', 'https://exemple.org/%3Ca%3E'],
    ['mailto:a@exemple.org', null],
    ['tel:+33465710000', null],
  ])('refuses « %s » and proposes %s', (to, suggestion) => {
    expect(said([{ from: '/pains', to }])).toEqual([['redirect/invalid-target', '/redirects/0/to', suggestion]]);
  });

  it.each([
    'https://exemple.org/a;b',
    'https://exemple.org/?q=$x&y=%7B1%7D',
    '/contact?sujet=a;b',
    'https://exemple.org/{{facts.prix}}',
  ])('lets « %s » stand', (to) => {
    expect(said([{ from: '/pains', to }]).filter(([code]) => code !== 'fact/unknown')).toEqual([]);
  });
});

describe('redirect/shadows-file', () => {
  it.each([
    '/404',
    '/404.html',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/favicon.svg',
    '/_redirects',
    '/_assets/client.js',
    '/media/social/index.png',
    '/media/wedding.svg',
  ])('refuses a redirect from %s', (from) => {
    expect(said([{ from, to: '/contact' }])).toEqual([['redirect/shadows-file', '/redirects/0/from', null]]);
  });

  it('lets a redirect leave from a file that is gone', () => {
    expect(said([{ from: '/media/tarif.pdf', to: '/contact' }])).toEqual([]);
  });
});
