import { describe, expect, it } from 'vitest';
import { compareReleases } from '../../../src/site/release/compare-releases.ts';
import { formatRelease, parseRelease, type Release } from '../../../src/site/release/release.ts';
import { removedWithoutRedirect } from '../../../src/site/release/removed-pages.ts';

const previous: Release = {
  routes: {
    '/': { title: 'Accueil', bytes: 1000 },
    '/ancienne': { title: 'Ancienne page', bytes: 500 },
    '/blog/un': { title: 'Un', bytes: 500 },
    '/offre/exemple.fr': { title: 'Offre', bytes: 500 },
  },
};

describe('removedWithoutRedirect', () => {
  const removed = (routes: string[], redirects: { from: string }[] = []) =>
    removedWithoutRedirect({ previous, routes, redirects }).map(({ path }) => path);

  it('finds a page that is gone and leads nowhere', () => {
    expect(removedWithoutRedirect({ previous, routes: ['/', '/blog/un', '/offre/exemple.fr'], redirects: [] })).toEqual(
      [{ path: '/ancienne', title: 'Ancienne page' }],
    );
  });

  it('accepts a redirect from the page itself, from a parameter and from a whole folder', () => {
    const routes = ['/', '/offre/exemple.fr'];
    expect(removed(routes, [{ from: '/ancienne' }, { from: '/blog/:slug' }])).toEqual([]);
    expect(removed(routes, [{ from: '/ancienne' }, { from: '/blog/*' }])).toEqual([]);
    expect(removed(routes, [{ from: '/ancienne' }, { from: '/blogs/*' }])).toEqual(['/blog/un']);
  });

  it('accepts a route with a parameter that has taken the place of the page', () => {
    expect(removed(['/', '/ancienne', '/blog/un', '/offre/:domain'])).toEqual([]);
  });

  it('finds nothing when all pages stand', () => {
    expect(removed(Object.keys(previous.routes))).toEqual([]);
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
  const changes = compareReleases(previous, next);

  it('tells new, removed and renamed pages', () => {
    expect(changes.added.map(({ path }) => path)).toEqual(['/neuve']);
    expect(changes.removed.map(({ path }) => path)).toEqual(['/ancienne']);
    expect(changes.retitled).toEqual([{ path: '/blog/un', before: 'Un', after: 'Premier' }]);
  });

  it('tells sizes that changed by more than five per cent', () => {
    expect(changes.resized).toEqual([{ path: '/', before: 1000, after: 1200 }]);
    expect(changes.total).toEqual({ before: 2500, after: 2510 });
  });
});

describe('the memory of a release', () => {
  it('is read as it was written, one route a line', () => {
    const text = formatRelease(previous);
    expect(parseRelease(text)).toEqual(previous);
    expect(text.split('\n').filter((line) => line.includes('"title"'))).toHaveLength(4);
  });

  it('is the same text whatever the order of the routes', () => {
    const turned = { routes: Object.fromEntries(Object.entries(previous.routes).reverse()) };
    expect(formatRelease(turned)).toBe(formatRelease(previous));
  });

  it('says so when it is that of a rehearsal', () => {
    const rehearsal = { rehearsal: true, ...previous };
    expect(parseRelease(formatRelease(rehearsal))).toEqual(rehearsal);
    expect(formatRelease(previous)).not.toContain('rehearsal');
  });

  it('is refused when it is something else', () => {
    for (const text of ['{}', 'null', '{"routes":{"/":{"title":1}}}'])
      expect(() => parseRelease(text)).toThrow(/release\.json/);
  });
});
