import { describe, expect, it } from 'vitest';
import { deriveIndex } from '../../../src/check/site-index/derive-index.ts';
import { linkedPartOf } from '../../../src/check/site-index/link-target.ts';
import { findReachedPaths } from '../../../src/check/site-index/reach.ts';
import type {
  ChainEntry,
  LinkedPart,
  LinkUse,
  PageEntry,
  SiteParts,
} from '../../../src/check/site-index/site-parts.ts';
import { fromPartial } from '../../from-partial.ts';

const place = { file: 'site.manifest.json', start: 0, end: 1 };
const locate = () => place;

/** Returns a link on some pages, or by default on every page. */
function link(to: string, pages?: string[], isImage = false): LinkUse & { target: LinkedPart } {
  const target = linkedPartOf(to, 'link') as LinkedPart;
  return { to, target, kind: 'link', pages, isImage, isVague: false, locate, locateText: locate };
}

const chain = (hub: string, count: number) =>
  ({ hub, articles: Array.from({ length: count }, () => ({ text: 'pain', pointer: '' })) }) as ChainEntry;

const page = (path: string, index: number) => ({ path, pointer: `/pages/${index}` }) as PageEntry;

const known = ['/', '/contact', '/guides', '/devis/:numero', '/mentions-legales'];
const routeOf = (path: string) =>
  /^\/devis\/\w+$/.test(path) ? '/devis/:numero' : known.find((route) => route === path);

describe('reachedPaths', () => {
  const reached = (links: LinkUse[], chains: ChainEntry[] = []) =>
    [...findReachedPaths({ links, chains, routeOf })].sort();

  it('includes the home page, and pages linked from another page or from every page', () => {
    expect(reached([])).toEqual(['/']);
    expect(reached([link('/contact', ['/guides']), link('/guides?x#y')])).toEqual(['/', '/contact', '/guides']);
    expect(reached([link('/devis/12', ['/'])])).toEqual(['/', '/devis/:numero']);
  });

  it('excludes links of a page to itself, unless another page shows them, too', () => {
    expect(reached([link('/contact', ['/contact'])])).toEqual(['/']);
    expect(reached([link('/contact', ['/contact', '/guides'])])).toEqual(['/', '/contact']);
    expect(reached([link('/contact', [])])).toEqual(['/']);
  });

  it('excludes pictures, anchors of the same page, other sites, and missing pages', () => {
    const links = [
      link('/contact', ['/'], true),
      link('#bas', ['/']),
      link('https://a.fr', ['/']),
      link('/rien', ['/']),
    ];
    expect(reached(links)).toEqual(['/']);
  });

  it('includes the hub of a chain with guides', () => {
    expect(reached([], [chain('/guides', 1)])).toEqual(['/', '/guides']);
    expect(reached([], [chain('/guides', 0)])).toEqual(['/']);
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
    const entry = { title: 'Titre', bytes: 9 };
    const released = { '/': entry, '/contact': entry, '/informations': entry, '/a-propos': entry };
    const moved = ['/informations', '/informations'];
    const places = (links: string[], routes?: object) => found(links, [], routes).map(([, ...more]) => more);
    expect(places(moved, released)).toEqual([['/mentoins-legales', '/pages/2/path']]);
    expect(places(['/informations'], released)).toEqual([['/mentoins-legales', undefined]]);
    const none = [undefined, undefined];
    expect(places(['/nouveau', '/nouveau'], released)).toEqual([none]);
    expect(places([...moved, '/a-propos'], released)).toEqual([none, none]);
    expect(places(moved, { ...released, '/mentoins-legales': entry })).toEqual([none]);
    expect(places(moved)).toEqual([none]);
  });

  it('is not a mistake of the page if it has a redirect', () => {
    const redirects = [{ from: '/mentions-legales', to: '/contact' }];
    expect(found(['/mentions-legales', '/mentions-legales'], redirects).map(([, , renamed]) => renamed)).toEqual([
      undefined,
    ]);
  });
});
