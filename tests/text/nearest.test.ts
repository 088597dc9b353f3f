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
    ['ba', 'ab', 1],
    ['xba', 'xab', 1],
    ['ab', 'bca', 3],
    ['aab', 'aba', 1],
    ['abcd', 'badc', 2],
    ['aa', 'a', 1],
  ])('of %s and %s is %i', (a, b, expected) => {
    expect(distance(a, b)).toBe(expected);
  });

  it('is symmetric, and stops one past its limit', () => {
    expect(distance('abcdef', 'a', 2)).toBe(3);
    expect(distance('abcdef', 'uvwxyz', 2)).toBe(3);
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

  const all = (kind: string) => `guides-complets-${kind}`;
  const long = (length: number, last = '') => 'a'.repeat(length) + last;

  it.each([
    ['no similar name', 'couleur', names, undefined],
    ['nothing typed', '', names, undefined],
    ['no letters', '---', ['a', 'b'], undefined],
    ['one of two letters wrong', 'ab', ['ac'], 'ac'],
    ['both letters wrong', 'ab', ['cd'], undefined],
    ['a third of its letters wrong', 'abcdef', ['abcdxy'], 'abcdxy'],
    ['half of its letters wrong', 'abcdef', ['abcxyz'], undefined],
    ['four letters wrong', 'abcdefghijklmnopqr', ['abcdefghijklmnwxyz'], 'abcdefghijklmnwxyz'],
    ['five letters wrong', 'abcdefghijklmnopqr', ['abcdefghijklmvwxyz'], undefined],
    ['the first of equally similar ones', 'abcd', ['abce', 'abcf'], 'abce'],
    ['the more similar one', 'abcd', ['abxx', 'abce'], 'abce'],
    ['not the word itself', 'abcd', ['abcd', 'abce'], 'abce'],
    ['only the word itself', 'page', ['page'], undefined],
    ['another case, accents and separators', 'ETE__prix - nom', ['étéPrixNom', 'etePrixNon'], 'étéPrixNom'],
    ['the shortest longer one', 'guides', [all('de-toutes-sortes'), all('du-pain')], all('du-pain')],
    ['the shortest longer one, first', 'guides', [all('du-pain'), all('de-toutes-sortes')], all('du-pain')],
    ['the beginning of the word', 'descriptionText', ['description', 'text'], 'description'],
    ['the beginning of a word with other letters', 'textdescriptionlong', ['text'], 'text'],
    ['the end of the word', 'longdescriptiontext', ['text'], undefined],
    ['too short a beginning', 'abcdefghijk', ['abc'], undefined],
    ['too long a continuation', 'abc', ['abcdefghijk'], undefined],
    ['a long continuation', 'abcd', ['abcdefghijk'], 'abcdefghijk'],
    ['only the long word itself', 'abcdefghijk', ['abcdefghijk'], undefined],
    ['a word of two hundred letters', long(200), [long(199, 'b')], long(199, 'b')],
    ['a longer word', long(201), [long(200, 'b')], undefined],
    ['a word longer than any name', 'x'.repeat(10_000), names, undefined],
  ])('finds the right name, or none, with %s', (_, typed, of, meant) => {
    expect(nearest(typed, of)).toBe(meant);
  });
});

it.each([
  ['titel', 'title', ['title', 'heading'], true],
  ['haeding', 'heading', ['title', 'heading', 'headings'], false],
  ['Heading', 'heading', ['title', 'heading', 'headings'], true],
  ['image', 'imageAlt', ['imageAlt', 'imageWidth'], false],
  ['couleur', 'title', ['title'], false],
  ['titel', 'title', ['heading'], false],
  ['titel', undefined, ['title'], false],
])('isOnlyNear returns whether %s can only be %s of %j: %s', (typed, name, names, isOnly) => {
  expect(isOnlyNear(typed, name, names)).toBe(isOnly);
});

const paths = ['/', '/contact', '/bois', '/bois/chene', '/bois/noyer', '/mentions-legales'];

describe('closest paths', () => {
  it.each([
    ['/contacts', ['/contact']],
    ['/contcat', ['/contact']],
    ['/bois/chene-massif', ['/bois/chene', '/bois/noyer', '/bois']],
    ['/mentions', ['/mentions-legales']],
    ['/bois/chenes', ['/bois/chene', '/bois/noyer', '/bois']],
    ['/qwxyz', []],
  ])('to %s are %j', (wanted, expected) => expect(closestPaths(paths, wanted)).toEqual(expected));

  it('are found by a word with two swapped letters', () => {
    expect(closestPaths(['/bois', '/contact'], '/bosi/qqqqqqqqqqqqqqqq')).toEqual(['/bois']);
  });

  it('are as many as requested', () => expect(closestPaths(paths, '/bois', 1)).toEqual(['/bois']));
});
