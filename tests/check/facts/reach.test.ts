import { describe, expect, it } from 'vitest';
import { deriveFacts } from '../../../src/check/facts/derive-facts.ts';
import { internalTarget } from '../../../src/check/facts/link-target.ts';
import { findMeantPaths, findReachedPaths } from '../../../src/check/facts/reach.ts';
import type { ChainEntry, LinkedPart, LinkUse, PageEntry, SiteParts } from '../../../src/check/facts/site-parts.ts';

const place = { file: 'site.manifest.json', start: 0, end: 1 };
const locate = () => place;

/** A link on some pages, or by default on every page. */
function link(to: string, pages?: string[], isImage = false): LinkUse & { target: LinkedPart } {
  const target = internalTarget(to, 'link') as LinkedPart;
  return { to, target, kind: 'link', pages, isImage, isVague: false, locate, locateText: locate };
}

const chain = (hub: string, count: number) =>
  ({ hub, articles: Array.from({ length: count }, () => ({ text: 'pain', pointer: '' })) }) as ChainEntry;

const page = (path: string) => ({ path }) as PageEntry;

const known = ['/', '/contact', '/guides', '/devis/:numero', '/mentions-legales'];
const routeOf = (path: string) =>
  /^\/devis\/\w+$/.test(path) ? '/devis/:numero' : known.find((route) => route === path);
const paths = () => known.filter((path) => !path.includes(':'));

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

describe('meantPaths', () => {
  const meant = ({ brokenLinks = [], externalLinks = [] }: { brokenLinks?: string[]; externalLinks?: string[] }) => [
    ...findMeantPaths({
      brokenLinks: brokenLinks.map((to) => link(to)),
      externalLinks: externalLinks.map((to) => link(to)),
      paths,
    }).keys(),
  ];

  it('finds the page that a misspelt link intended', () => {
    expect(meant({ brokenLinks: ['/contcat'] })).toEqual(['/contact']);
    expect(meant({ brokenLinks: ['/tout-autre-chose'] })).toEqual([]);
  });

  it('finds the page of a link whose first slash is missing', () => {
    expect(meant({ externalLinks: ['contact'] })).toEqual(['/contact']);
    expect(meant({ externalLinks: ['mentions-légale', 'mention-legales'] })).toEqual(['/mentions-legales']);
    expect(meant({ externalLinks: ['tel:+33123456789', 'https://contact', 'contact.html', ' contact'] })).toEqual([]);
  });
});

describe('misspeltPages', () => {
  const misspelt = (brokenLinks: string[], redirects: object[] = [], released?: object) => {
    const own = ['/', '/contact', '/mentoins-legales'];
    const site = {
      pages: own.map(page),
      chains: [],
      links: ['/contact', ...brokenLinks].map((to) => link(to, ['/'])),
      routeOf: (path: string) => own.find((route) => route === path),
      paths,
      sources: { releasedPages: () => released && JSON.stringify({ routes: released }) },
      manifest: { redirects },
      interpolate: (text: string) => text,
    } as unknown as SiteParts;
    return deriveFacts(site).misspeltPages.map(({ page: { path }, to }) => [path, to]);
  };

  it('finds a page without links if several links lead to a similar path', () => {
    expect(misspelt(['/mentions-legales', '/mentions-legales'])).toEqual([['/mentoins-legales', '/mentions-legales']]);
  });

  it('finds no page for a single link, nor one that is reached or not similar', () => {
    expect(misspelt(['/mentions-legales'])).toEqual([]);
    expect(misspelt(['/contcat', '/contcat'])).toEqual([]);
    expect(misspelt(['/tout-autre-chose', '/tout-autre-chose'])).toEqual([]);
    expect(misspelt([])).toEqual([]);
  });

  it('finds the only new page for the only released path that several links miss', () => {
    const entry = { title: 'Titre', bytes: 9 };
    const released = { '/': entry, '/contact': entry, '/informations': entry, '/a-propos': entry };
    const moved = ['/informations', '/informations'];
    expect(misspelt(moved, [], released)).toEqual([['/mentoins-legales', '/informations']]);
    expect(misspelt(['/informations'], [], released)).toEqual([]);
    expect(misspelt(['/nouveau', '/nouveau'], [], released)).toEqual([]);
    expect(misspelt([...moved, '/a-propos', '/a-propos'], [], released)).toEqual([]);
    expect(misspelt(moved, [], { ...released, '/mentoins-legales': entry })).toEqual([]);
    expect(misspelt(moved)).toEqual([]);
  });

  it('ignores paths with a redirect', () => {
    const redirects = [{ from: '/mentions-legales', to: '/contact' }];
    expect(misspelt(['/mentions-legales', '/mentions-legales'], redirects)).toEqual([]);
  });
});
