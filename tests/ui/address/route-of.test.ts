import { expect, it } from 'vitest';
import { routeOf } from '../../../src/ui/address/route-of.ts';

it.each([
  ['/bois/', '/'],
  ['/bois/contact', '/contact'],
  ['/bois/bois', '/bois'],
  ['/bois/bois/chene', '/bois/chene'],
  ['/boisson', undefined],
  ['/bois', undefined],
  ['/contact', undefined],
])('returns the route of %s below /bois/', (pathname, route) => {
  expect(routeOf(pathname, '/bois/')).toBe(route);
});

it('treats every path as a route at the root of a host', () => {
  expect(routeOf('/bois/chene', '/')).toBe('/bois/chene');
});
