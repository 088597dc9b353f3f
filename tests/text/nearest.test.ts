import { describe, expect, it } from 'vitest';
import { closestPaths, distance, isOnlyNear, nearest } from '../../src/text/nearest.ts';
import { fc } from '../fast-check.ts';

describe('distance', () => {
  it.each([
    ['title', 'title', 0],
    ['titel', 'title', 1],
    ['ttile', 'title', 1],
    ['titl', 'title', 1],
    ['titlle', 'title', 1],
    ['tirle', 'title', 1],
    ['', 'title', 5],
    ['abc', 'xyz', 3],
  ])('of %s and %s is %i', (a, b, expected) => {
    expect(distance(a, b)).toBe(expected);
  });

  it('is symmetric, and stops at its limit', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), fc.nat(5), (a, b, limit) => {
        const exact = distance(a, b);
        expect(distance(b, a)).toBe(exact);
        expect(distance(a, b, limit) > limit).toBe(exact > limit);
        if (exact <= limit) expect(distance(a, b, limit)).toBe(exact);
      }),
    );
  });
});

describe('nearest', () => {
  const names = ['title', 'description', 'heading', 'metaDescription', 'image', 'imageAlt'];

  it.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['meta_description', 'metaDescription'],
    ['haeding', 'heading'],
    ['descripton', 'description'],
    ['imagealt', 'imageAlt'],
    ['descr', 'description'],
  ])('corrects %s to %s', (typed, meant) => {
    expect(nearest(typed, names)).toBe(meant);
  });

  it('returns nothing without a similar name', () => {
    expect(nearest('couleur', names)).toBeUndefined();
    expect(nearest('', names)).toBeUndefined();
    expect(nearest('x'.repeat(10_000), names)).toBeUndefined();
  });
});

describe('isOnlyNear', () => {
  it.each([
    ['titel', 'title', ['title', 'heading'], true],
    ['haeding', 'heading', ['title', 'heading', 'headings'], false],
    ['Heading', 'heading', ['title', 'heading', 'headings'], true],
    ['image', 'imageAlt', ['imageAlt', 'imageWidth'], false],
    ['couleur', 'title', ['title'], false],
    ['titel', 'title', ['heading'], false],
    ['titel', undefined, ['title'], false],
  ])('returns whether %s can only be %s of %j: %s', (typed, name, names, isOnly) => {
    expect(isOnlyNear(typed, name, names)).toBe(isOnly);
  });
});

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
