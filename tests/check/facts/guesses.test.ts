import { describe, expect, it } from 'vitest';
import { byCount } from '../../../src/check/facts/by-count.ts';
import { deriveFacts } from '../../../src/check/facts/derive-facts.ts';
import { guessIds } from '../../../src/check/facts/guess-ids.ts';
import { guessPaths } from '../../../src/check/facts/guess-paths.ts';
import type { SiteFacts } from '../../../src/check/facts/site-facts.ts';
import type { SiteParts } from '../../../src/check/facts/site-parts.ts';
import { formatRelease } from '../../../src/check/release/release.ts';

describe('names by their number', () => {
  it('stand once each, the most frequent first, the others as they come', () => {
    expect(byCount(['a', 'b', 'c', 'b', 'c', 'b'])).toEqual(['b', 'c', 'a']);
    expect(byCount([])).toEqual([]);
  });
});

describe('identifiers that entries have lost', () => {
  /** What is guessed where the site names these by their kind. */
  function guess(manifest: Record<string, unknown>, asked: Record<string, string[]>, written = manifest) {
    const ofKind = (...kinds: string[]) => kinds.flatMap((kind) => (asked[kind] ?? []).map((value) => ({ value })));
    return guessIds({ manifest, written, ofKind } as unknown as SiteFacts);
  }

  it('are those that the site asks for in vain, the most wanted first', () => {
    const plans = [{ price: 1 }, { id: 'petit' }, 'rien', { price: 4 }];
    const asked = {
      plan: ['petit', 'grand', 'moyen', 'moyen'],
      'value-path': ['plans.grand.price', 'plans.grand.name', 'site.x'],
    };
    expect(guess({ plans }, asked)).toEqual({
      plans: [{ id: 'grand', price: 1 }, { id: 'petit' }, { id: 'moyen' }, { price: 4 }],
    });
  });

  it('are none where every entry has its own, where nothing is asked for, and where there is no list', () => {
    expect(guess({ plans: [{ id: 'petit' }] }, { plan: ['grand'] })).toEqual({});
    expect(guess({ plans: [{ price: 1 }] }, { plan: [] })).toEqual({});
    expect(guess({ plans: [{ price: 1 }, { id: 'petit' }] }, { plan: ['petit'], popup: ['offre'] })).toEqual({});
    expect(guess({}, { plan: ['grand'] })).toEqual({});
  });

  it('are as many as are asked for where the list itself is of another form', () => {
    const asked = { plan: ['grand', 'petit', 'grand'], testimonial: ['ana'] };
    expect(guess({}, asked, { plans: 'grand' })).toEqual({ plans: [{ id: 'grand' }, { id: 'petit' }] });
  });
});

interface Pages {
  pages: unknown[];
  /** Paths of links that lead nowhere. */
  links?: string[];
  /** Titles of what was published, by path. */
  released?: Record<string, string>;
  redirects?: { from: string; to: string }[];
  chains?: { hub: string; articles: { text: string }[] }[];
  files?: string[];
}

describe('paths that pages have lost', () => {
  /** The pages of a site, with the paths that were guessed. */
  function filled({ pages, links = [], released, redirects = [], chains = [], files = [] }: Pages) {
    const known = pages.flatMap((page) => {
      const path = (page as { path?: unknown }).path;
      return typeof path === 'string' ? [{ path }] : [];
    });
    const routes = Object.fromEntries(
      Object.entries(released ?? {}).map(([path, title]) => [path, { title, bytes: 1 }]),
    );
    const facts = deriveFacts({
      manifest: { pages, redirects },
      pages: known,
      chains,
      links: links.map((path) => ({ target: { path } })),
      routeOf: (path: string) => known.find((page) => page.path === path)?.path,
      sources: {
        markdown: new Map(files.map((file) => [file, {}])),
        releasedPages: () => (released ? formatRelease({ routes }) : undefined),
      },
      interpolate: (text: string) => text.replace('{{site.name}}', 'Le four'),
    } as unknown as SiteParts);
    return guessPaths(facts).pages as { path?: string }[] | undefined;
  }

  const guess = (site: Pages) => filled(site)?.map(({ path }) => path);

  it('are guessed for no site whose pages have theirs, nor for one that has lost them all', () => {
    expect(guess({ pages: [{ path: '/' }], links: ['/contact'] })).toBeUndefined();
    expect(guess({ pages: [{ title: 'Contact' }], links: ['/contact'] })).toBeUndefined();
  });

  it('are what links lead to in vain, the most wanted first', () => {
    const pages = [{ path: '/' }, { title: 'Contact' }, { path: 3 }, { title: 'Rien' }];
    expect(guess({ pages, links: ['/prix', '/contact', '/contact'] })).toEqual(['/', '/contact', '/prix', undefined]);
  });

  it('keep what else the page says', () => {
    const pages = [{ path: '/' }, { title: 'Contact', path: 3 }, 'rien'];
    expect(filled({ pages, links: ['/contact', '/rien'] })).toEqual([
      { path: '/' },
      { title: 'Contact', path: '/contact' },
      { path: '/rien' },
    ]);
    expect(filled({ pages: [{ path: '/' }, { title: 'Contact' }] })).toStrictEqual([
      { path: '/' },
      { title: 'Contact' },
    ]);
  });

  it('are those under which a page of that title was published', () => {
    const pages = [{ path: '/' }, { title: 'Écrire au {{site.name}}' }, { title: 'Prix' }];
    const released = { '/': 'Accueil', '/prix': 'Prix', '/contact': 'Écrire au Le four' };
    expect(guess({ pages, released, links: ['/rien', '/rien'] })).toEqual(['/', '/contact', '/prix']);
    // A page that has its path leaves the others to those that lack theirs.
    const named = [{ path: '/', title: 'Prix' }, { title: 'Tarifs' }];
    expect(guess({ pages: named, released: { '/prix': 'Prix' } })).toEqual(['/', '/prix']);
  });

  it('are sooner what was published and is linked to, then what is linked to, then what was published', () => {
    const pages = [{ path: '/' }, { title: 'a' }, { title: 'b' }, { title: 'c' }];
    const released = { '/': 'x', '/ancienne': 'x', '/publiee': 'x' };
    expect(guess({ pages, released, links: ['/liee', '/liee', '/publiee'] })).toEqual([
      '/',
      '/publiee',
      '/liee',
      '/ancienne',
    ]);
  });

  it('are last what resembles a page: the link was misspelt', () => {
    const pages = [{ path: '/contact' }, { title: 'a' }, { title: 'b' }];
    expect(guess({ pages, links: ['/contatc', '/contatc', '/tarifs'] })).toEqual(['/contact', '/tarifs', '/contatc']);
  });

  it.each<[string, Partial<Pages>]>([
    ['a guide that a chain names', { chains: [{ hub: '/guides', articles: [{ text: 'pain' }] }] }],
    ['a text', { files: ['guides/pain'] }],
    ['a redirect', { redirects: [{ from: '/guides/pain', to: '/' }] }],
  ])('are not that of %s', (_, more) => {
    const pages = [{ path: '/' }, { title: 'a' }];
    expect(guess({ pages, links: ['/guides/pain'], ...more })).toEqual(['/', undefined]);
    expect(guess({ pages, links: ['/guides/pain'] })).toEqual(['/', '/guides/pain']);
  });

  it('end in no slash, but for that of the home page', () => {
    const pages = [{ path: '/a' }, { title: 'x' }];
    expect(guess({ pages, links: ['/prix/'] })).toEqual(['/a', undefined]);
    expect(guess({ pages, links: ['/'] })).toEqual(['/a', '/']);
  });
});
