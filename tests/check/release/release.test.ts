import { describe, expect, it } from 'vitest';
import { compareReleases } from '../../../src/check/release/compare-releases.ts';
import { formatRelease, parseRelease, type Release } from '../../../src/check/release/release.ts';
import { removedWithoutRedirect } from '../../../src/check/release/removed-pages.ts';

const previous: Release = {
  routes: {
    '/': { title: 'Accueil', bytes: 1000 },
    '/ancienne': { title: 'Ancienne page', bytes: 500 },
    '/blog/un': { title: 'Un', bytes: 500 },
    '/offre/exemple.fr': { title: 'Offre', bytes: 500 },
  },
};

/** Returns a release of pages with these sizes, whose titles are their paths. */
const releaseOf = (sizes: Record<string, number>): Release => ({
  routes: Object.fromEntries(Object.entries(sizes).map(([path, bytes]) => [path, { title: path, bytes }])),
});

describe('removedWithoutRedirect', () => {
  const removed = (routes: string[], ...redirects: [from: string, to?: string][]) => {
    const replaced = redirects.map(([from, to = '/']) => ({ from, to }));
    return removedWithoutRedirect({ previous, routes, redirects: replaced }).map(({ path }) => path);
  };

  it('finds a removed page without a redirect', () => {
    const routes = ['/', '/blog/un', '/offre/exemple.fr'];
    const found = removedWithoutRedirect({ previous, routes, redirects: [] });
    expect(found).toEqual([{ path: '/ancienne', title: 'Ancienne page' }]);
  });

  it('accepts a redirect from the page itself, with a parameter and from a whole folder', () => {
    const routes = ['/', '/offre/exemple.fr'];
    expect(removed(routes, ['/ancienne'], ['/blog/:slug'])).toEqual([]);
    expect(removed(routes, ['/ancienne'], ['/blog/*'])).toEqual([]);
    expect(removed(routes, ['/ancienne'], ['/blogs/*'])).toEqual(['/blog/un']);
  });

  it('accepts a route with a parameter that has replaced the page', () => {
    expect(removed(['/', '/ancienne', '/blog/un', '/offre/:domain'])).toEqual([]);
  });

  it('accepts a redirect only if its chain ends at a page, a file or another site', () => {
    const lost = (...redirects: [from: string, to: string][]) =>
      removed(['/', '/blog/un', '/offre/:domain'], ...redirects);
    for (const to of ['/', '/blog/un?a#b', '/offre/exemple.fr', 'https://exemple.fr', '/media/a.pdf', '/feed.xml'])
      expect([to, lost(['/ancienne', to])]).toEqual([to, []]);
    expect(lost(['/ancienne', '/neuve'], ['/neuve', '/blog/un'])).toEqual([]);
    expect(lost(['/ancienne/', '/neuve'], ['/:page', '/blog/un'])).toEqual([]);
    for (const to of ['/rien', '/ancienne', '/ancienne/'])
      expect([to, lost(['/ancienne', to])]).toEqual([to, ['/ancienne']]);
    expect(lost(['/ancienne', '/neuve'], ['/neuve', '/ancienne'])).toEqual(['/ancienne']);
  });

  it('accepts no route and no redirect that is only similar to the page', () => {
    const others = ['/', '/blog/un', '/offre/exemple.fr'];
    for (const from of ['/:page/plus', '/ancienne/:page', '/ancienne/*', '/anciennes', '/blog/:page', '/:a/:b/*'])
      expect(removed(others, [from])).toEqual(['/ancienne']);
    expect(removed([...others, '/ancienne/*'])).toEqual(['/ancienne']);
    for (const from of ['/:page', '/*']) expect(removed(others, [from])).toEqual([]);
  });
});

describe('compareReleases', () => {
  const next: Release = {
    routes: {
      '/': { title: 'Accueil', bytes: 1200 },
      '/blog/un': { title: 'Premier', bytes: 510 },
      '/neuve': { title: 'Neuve', bytes: 300 },
      '/offre/exemple.fr': { title: 'Offre', bytes: 500 },
    },
  };

  it('distinguishes new, removed and renamed pages, and finds sizes that changed by more than five per cent', () => {
    const changes = compareReleases(previous, next);
    expect(changes.added.map(({ path }) => path)).toEqual(['/neuve']);
    expect(changes.removed).toEqual([{ path: '/ancienne', title: 'Ancienne page', bytes: 500 }]);
    expect(changes.retitled).toEqual([{ path: '/blog/un', before: 'Un', after: 'Premier' }]);
    expect(changes.resized).toEqual([{ path: '/', before: 1000, after: 1200 }]);
    expect(changes.total).toEqual({ before: 2500, after: 2510 });
  });

  it('puts the largest change first, whether the page grew or shrank, and ignores exactly the tolerance', () => {
    const before = releaseOf({ '/0': 1000, '/1': 1000, '/2': 1000, '/3': 1000 });
    const { resized } = compareReleases(before, releaseOf({ '/0': 1100, '/1': 500, '/2': 1200, '/3': 1050 }));
    expect(resized.map(({ path }) => path)).toEqual(['/1', '/2', '/0']);
  });

  it('has no size for a page that was published without a build, nor for one that changed', () => {
    const unbuilt: Release = { routes: { '/': { title: 'Accueil' } } };
    expect(parseRelease(formatRelease(unbuilt))).toEqual(unbuilt);
    const { resized, total } = compareReleases(unbuilt, releaseOf({ '/': 100 }));
    expect({ resized, total }).toEqual({ resized: [], total: { before: 0, after: 100 } });
  });

  it('sorts by path', () => {
    const [before, none] = [releaseOf({ '/b': 1, '/a': 1 }), releaseOf({})];
    const after: Release = { routes: { '/b': { title: 'Bé', bytes: 1 }, '/a': { title: 'Á', bytes: 1 } } };
    const lists = [
      compareReleases(before, after).retitled,
      compareReleases(before, none).removed,
      compareReleases(none, before).added,
    ];
    for (const list of lists) expect(list.map(({ path }) => path)).toEqual(['/a', '/b']);
  });
});

describe('the record of a release', () => {
  it('is parsed as it was written, one route a line', () => {
    const text = formatRelease(previous);
    expect(parseRelease(text)).toEqual(previous);
    expect(text.split('\n').filter((line) => line.includes('"title"'))).toHaveLength(4);
  });

  it('is the same text whatever the order of the routes', () => {
    const turned = { routes: Object.fromEntries(Object.entries(previous.routes).reverse()) };
    expect(formatRelease(turned)).toBe(formatRelease(previous));
  });

  it('is marked if it belongs to a rehearsal', () => {
    const rehearsal = { rehearsal: true, ...previous };
    expect(parseRelease(formatRelease(rehearsal))).toEqual(rehearsal);
    expect(formatRelease(previous)).not.toContain('rehearsal');
  });

  it('contains the version of the engine, with which the next release is compared', () => {
    const [before, after] = ['0.1.0', '0.2.0'].map((engine) => ({ ...previous, engine })) as [Release, Release];
    expect(parseRelease(formatRelease(before))).toEqual(before);
    expect(compareReleases(before, after).engine).toEqual({ before: '0.1.0', after: '0.2.0' });
    expect(compareReleases(after, after)).not.toHaveProperty('engine');
    // The record of an earlier engine has no version.
    expect(compareReleases(previous, after)).not.toHaveProperty('engine');
  });

  it.each([
    ['nothing', '{}'],
    ['null', 'null'],
    ['no routes', '{"routes":null}'],
    ['a list of nothing', '{"routes":"/"}'],
    ['a page that is null', '{"routes":{"/":null}}'],
    ['a page that is a text', '{"routes":{"/":"Accueil"}}'],
    ['a title that is no text', '{"routes":{"/":{"title":1,"bytes":2}}}'],
    ['bytes that are no number', '{"routes":{"/":{"title":"Accueil","bytes":"2"}}}'],
    ['one valid page and one invalid', '{"routes":{"/":{"title":"Accueil","bytes":2},"/a":{}}}'],
  ])('is refused if it contains %s', (_, text) => {
    expect(() => parseRelease(text)).toThrow(/release\.json/);
  });
});
