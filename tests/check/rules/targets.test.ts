import { describe, expect, it } from 'vitest';
import { rule } from '../../../src/check/rules/redirect/shadows-file.ts';
import { deriveIndex } from '../../../src/check/site-index/derive-index.ts';
import { linkedPartOf, ownAddress, sameButForm } from '../../../src/check/site-index/link-target.ts';
import { linkableFiles, MAX_SITEMAP_ADDRESSES, reservedFor, reservedPaths } from '../../../src/model/reserved-paths.ts';

describe('sameButForm', () => {
  const known = ['/', '/Contact', '/guides/pain', '/rubrique'];
  const site = { paths: () => known, routeOf: (path: string) => (known.includes(path) ? path : undefined) };

  it.each([
    ['/contact', '/Contact'],
    ['/CONTACT', '/Contact'],
    ['/Contact/', '/Contact'],
    ['/Contact//', '/Contact'],
    ['/contact.html', '/Contact'],
    ['/contact.htm', '/Contact'],
    ['//guides///pain.md/', '/guides/pain'],
    ['/rubrique/index.html', '/rubrique'],
    ['/rubrique/index', '/rubrique'],
    ['/index.html', '/'],
  ])('finds the page of %s: %s', (typed, path) => {
    expect(sameButForm(typed, site)).toBe(path);
  });

  it.each(['/Contact', '/guides/pin', '/contacthtml', '/guidespain', '/contact.html.fr'])(
    'finds none for %s',
    (typed) => {
      expect(sameButForm(typed, site)).toBeUndefined();
    },
  );

  it('finds a page with parameters without its final slash', () => {
    const isQuote = (path: string) => /^\/devis\/\w+$/.test(path);
    const many = { paths: () => ['/devis/:numero'], routeOf: (path: string) => (isQuote(path) ? path : undefined) };
    expect(sameButForm('/devis/12/', many)).toBe('/devis/12');
    expect(sameButForm('/avis/12/', many)).toBeUndefined();
  });
});

describe('linkedPartOf', () => {
  it.each([
    ['/contact?x=1#t%C3%AAte', '/contact', 'tête', '?x=1#t%C3%AAte'],
    ['#bas', '', 'bas', '#bas'],
    ['/caf%C3%A9', '/café', '', ''],
    ['/100%', '/100%', '', ''],
    // A file that nothing writes is treated as a page.
    ['/llms.txt', '/llms.txt', '', ''],
    ['/_redirects', '/_redirects', '', ''],
    ['/nginx.conf', '/nginx.conf', '', ''],
    ['/humans.txt', '/humans.txt', '', ''],
  ])('parses %s as a link within the site', (to, path, anchor, suffix) => {
    expect(linkedPartOf(to, 'link')).toEqual({ path, anchor, suffix });
  });

  it.each([
    ['/contact', 'url'],
    ['/contact', 'frame-url'],
    ['//exemple.fr', 'link'],
    ['contact', 'link'],
    ['/con tact', 'link'],
    ['/media/a.pdf', 'link'],
    ['/sitemap.xml', 'link'],
    ['/robots.txt?x', 'link'],
    ['/feed.xml', 'link'],
    ['/favicon.svg', 'link'],
    ['/404.html', 'link'],
  ])('ignores %s as a %s', (to, kind) => {
    expect(linkedPartOf(to, kind)).toBeUndefined();
  });

  it('accepts the feed only if there are guides, without which there is none', () => {
    expect(linkedPartOf('/feed.xml', 'link', linkableFiles({ hasFeed: false }))?.path).toBe('/feed.xml');
    expect([...linkableFiles({ hasFeed: true })].filter((file) => !reservedPaths.includes(file))).toEqual([]);
  });
});

describe('ownAddress', () => {
  it.each<[to: string, site: string, origin: string, path: string, isLocal?: boolean]>([
    ['https://www.exemple.fr/contact', 'https://www.exemple.fr', 'https://www.exemple.fr', '/contact'],
    ['http://exemple.fr/contact?a=1#b', 'https://www.exemple.fr', 'http://exemple.fr', '/contact?a=1#b'],
    ['HTTPS://WWW.EXEMPLE.FR', 'https://exemple.fr/', 'HTTPS://WWW.EXEMPLE.FR', '/'],
    ['https://exemple.fr#prix', 'https://exemple.fr', 'https://exemple.fr', '/#prix'],
    ['https://a.github.io/site/contact', 'https://a.github.io/site/', 'https://a.github.io/site', '/contact'],
    ['https://exemple.fr/été/a', 'https://exemple.fr/été', 'https://exemple.fr/été', '/a'],
    ['http://localhost:5173/contact', 'https://exemple.fr/projet', 'http://localhost:5173', '/contact', true],
    ['http://127.0.0.1:8080', '', 'http://127.0.0.1:8080', '/', true],
    ['http://[::1]:5173/a', '', 'http://[::1]:5173', '/a', true],
  ])('parses %s on %s', (to, site, origin, path, isLocal = false) => {
    expect(ownAddress(to, site)).toEqual({ origin, path, isLocal });
  });

  it.each([
    ['https://www.exemple.com/contact', 'https://www.exemple.fr'],
    ['https://agenda.exemple.fr/contact', 'https://www.exemple.fr'],
    ['https://exemple.fr:8080/', 'https://exemple.fr'],
    ['https://a.github.io/autre/contact', 'https://a.github.io/projet'],
    ['https://a.github.io/projets', 'https://a.github.io/projet'],
    ['https://localhost.exemple.fr/', 'https://exemple.fr'],
    ['/contact', 'https://exemple.fr'],
    ['mailto:a@exemple.fr', 'https://exemple.fr'],
    ['https://', 'https://'],
  ])('ignores %s on %s', (to, site) => {
    expect(ownAddress(to, site)).toBeUndefined();
  });
});

describe('reservedFor', () => {
  it('includes the parts of a sitemap only if one file is not enough for all pages', () => {
    const more = (pages: number) => reservedFor(pages).filter((address) => !reservedPaths.includes(address));
    expect(more(MAX_SITEMAP_ADDRESSES)).toEqual([]);
    expect(more(MAX_SITEMAP_ADDRESSES + 1)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
    expect(more(2 * MAX_SITEMAP_ADDRESSES + 1)).toHaveLength(3);
  });

  it('prevents redirects from hiding them', () => {
    const found = (pages: number) => [
      ...rule.check(
        deriveIndex({
          manifest: { redirects: [{ from: '/sitemap-1.xml', to: '/' }] },
          sources: { media: new Map() },
          pages: Array.from({ length: pages }, (_, index) => ({ path: `/${index}` })),
          guides: new Map(),
          routeOf: () => undefined,
          at: (pointer: string) => pointer,
        } as never),
      ),
    ];
    expect(found(3)).toEqual([]);
    expect(found(MAX_SITEMAP_ADDRESSES + 1)).toMatchObject([
      { place: '/redirects/0/from', args: { file: '/sitemap-1.xml' } },
    ]);
  });
});
