import { describe, expect, it } from 'vitest';
import { closestPaths } from '../../src/text/closest-paths.ts';

const paths = ['/', '/contact', '/bois', '/bois/chene', '/bois/noyer', '/mentions-legales'];

describe('closest paths', () => {
  it.each([
    ['/contacts', ['/contact']],
    ['/contcat', ['/contact']],
    ['/bois/chene-massif', ['/bois/chene', '/bois/noyer', '/bois']],
    ['/mentions', ['/mentions-legales']],
    ['/qwxyz', []],
  ])('to %s are %j', (wanted, expected) => expect(closestPaths(paths, wanted)).toEqual(expected));

  it('are found by a word with two swapped letters', () => {
    expect(closestPaths(['/bois', '/contact'], '/bosi/qqqqqqqqqqqqqqqq')).toEqual(['/bois']);
  });

  it('are as many as requested', () => expect(closestPaths(paths, '/bois', 1)).toEqual(['/bois']));
});

it('prefers the route with the most words of the requested one', () => {
  expect(closestPaths(['/contact', '/bois/chene', '/bois/noyer'], '/bois/chenes')[0]).toBe('/bois/chene');
});
