import { describe, expect, it } from 'vitest';
import { deriveIndex } from '../../../src/check/site-index/derive-index.ts';
import { linkedPartOf } from '../../../src/check/site-index/link-target.ts';
import { findReachedPaths } from '../../../src/check/site-index/reach.ts';
import type { ChainEntry, LinkUse, PageEntry, SiteParts } from '../../../src/check/site-index/site-parts.ts';
import { fromPartial } from '../../from-partial.ts';

const place = { file: 'site.manifest.json', start: 0, end: 1 };
const locate = () => place;

/** Returns a link on some pages, or by default on every page. */
function link(to: string, pages?: string[], isImage = false): LinkUse {
  const target = linkedPartOf(to, 'link');
  return { to, target, kind: 'link', pages, isImage, isVague: false, locate, locateText: locate };
}

const chain = (hub: string, count: number) =>
  ({ hub, articles: Array.from({ length: count }, () => ({ text: 'pain', pointer: '' })) }) as ChainEntry;

const page = (path: string, index: number) => ({ path, pointer: `/pages/${index}` }) as PageEntry;

const known = ['/', '/contact', '/guides', '/devis/:numero', '/mentions-legales'];
const routeOf = (path: string) =>
  /^\/devis\/\w+$/.test(path) ? '/devis/:numero' : known.find((route) => route === path);

describe('the reached paths', () => {
  it.each<[what: string, links: LinkUse[], paths: string[], chains?: ChainEntry[]]>([
    ['the home page', [], []],
    ['pages linked from another page', [link('/contact', ['/guides'])], ['/contact']],
    ['pages linked from every page', [link('/guides?x#y')], ['/guides']],
    ['pages with parameters', [link('/devis/12', ['/'])], ['/devis/:numero']],
    ['no page that only links to itself', [link('/contact', ['/contact'])], []],
    ['a page of which another page shows the link, too', [link('/contact', ['/contact', '/guides'])], ['/contact']],
    ['no page whose link is on no page', [link('/contact', [])], []],
    ['no page of which only a picture has the address', [link('/contact', ['/'], true)], []],
    ['no section, other site or missing page', ['#bas', 'https://a.fr', '/rien'].map((to) => link(to, ['/'])), []],
    ['the hub of a chain with guides', [], ['/guides'], [chain('/guides', 1)]],
    ['no hub of a chain without guides', [], [], [chain('/guides', 0)]],
  ])('include %s', (_, links, paths, chains = []) => {
    expect([...findReachedPaths({ links, chains, routeOf })].sort()).toEqual(['/', ...paths]);
  });
});

describe('a path without a page', () => {
  const found = (brokenLinks: string[], redirects: object[] = [], released?: object) => {
    const own = ['/', '/contact', '/mentoins-legales'];
    const site = fromPartial<SiteParts>({
      pages: own.map(page),
      chains: [],
      links: ['/contact', ...brokenLinks].map((to) => link(to, ['/'])),
      routeOf: (path: string) => own.find((route) => route === path),
      paths: () => own,
      sources: { releasedPages: () => released && JSON.stringify({ routes: released }) },
      manifest: { redirects },
      interpolate: (text: string) => text,
      at: (pointer: string) => ({ ...place, pointer }),
    });
    return deriveIndex(site).unresolvedPages.map(({ name, near, renamed }) => [name, near, renamed?.pointer]);
  };

  it('is that of a page without links if several links lead to a similar one', () => {
    const legal = '/mentions-legales';
    expect(found([legal, legal])).toEqual([[legal, '/mentoins-legales', '/pages/2/path']]);
    expect(found([legal])).toEqual([[legal, '/mentoins-legales', undefined]]);
    expect(found(['/contcat', '/contcat'])).toEqual([['/contcat', '/contact', undefined]]);
    expect(found(['/Contact', '/Contact'])).toEqual([['/Contact', '/contact', undefined]]);
    expect(found(['/tout-autre-chose', '/tout-autre-chose'])).toEqual([['/tout-autre-chose', undefined, undefined]]);
    expect(found([])).toEqual([]);
  });

  it('is that of the only new page if it is the only released one that is missing', () => {
    const routesOf = (...paths: string[]) =>
      Object.fromEntries(paths.map((path) => [path, { title: 'Titre', bytes: 9 }]));
    const released = routesOf('/', '/contact', '/informations', '/a-propos');
    const moved = ['/informations', '/informations'];
    const places = (links: string[], routes?: object) => found(links, [], routes).map(([, ...more]) => more);
    expect(places(moved, released)).toEqual([['/mentoins-legales', '/pages/2/path']]);
    expect(places(['/informations'], released)).toEqual([['/mentoins-legales', undefined]]);
    const none = [undefined, undefined];
    expect(places(['/nouveau', '/nouveau'], released)).toEqual([none]);
    expect(places([...moved, '/a-propos'], released)).toEqual([none, none]);
    expect(places(moved, { ...released, ...routesOf('/mentoins-legales') })).toEqual([none]);
    expect(places(moved)).toEqual([none]);
  });

  it('is not a mistake of the page if it has a redirect', () => {
    const legal = '/mentions-legales';
    expect(found([legal, legal], [{ from: legal, to: '/contact' }])).toEqual([[legal, expect.anything(), undefined]]);
  });
});
