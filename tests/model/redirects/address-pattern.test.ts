import { describe, expect, it } from 'vitest';
import { addressMatcher, isPattern, patternsMeet } from '../../../src/model/redirects/address-pattern.ts';

describe('addressMatcher', () => {
  it('matches a parameter with one non-empty segment', () => {
    const quote = addressMatcher('/devis/:numero');
    expect(quote('/devis/a.b')).toBe(true);
    expect(quote('/devis/')).toBe(false);
    expect(quote('/devis/a/b')).toBe(false);
    expect(addressMatcher('/media/*')('/media/a/b')).toBe(true);
  });

  it('matches everything after a final star, also nothing', () => {
    expect(['/blog/', '/blog/a', '/blog/a/b'].every(addressMatcher('/blog/*'))).toBe(true);
    expect(['/blog', '/blogs/a'].some(addressMatcher('/blog/*'))).toBe(false);
    expect(['/', '/a'].every(addressMatcher('/*'))).toBe(true);
  });

  it('treats all other characters literally', () => {
    expect(addressMatcher('/a.b/:x')('/a-b/c')).toBe(false);
    expect(addressMatcher('/a*/:x')('/aaa/c')).toBe(false);
    expect(addressMatcher('/a+(b)')('/a+(b)')).toBe(true);
  });
});

describe('isPattern', () => {
  it.each(['/a/:b', '/a/*', '/*', '/:a/b', '/:a.html'])('is true of %s', (text) => expect(isPattern(text)).toBe(true));

  it.each(['/a', '/', '/a*', '/*/a', '/a:b', '/:1'])('is false of %s', (text) => expect(isPattern(text)).toBe(false));
});

describe('patternsMeet', () => {
  it.each([
    ['/a/:b', '/a/c'],
    ['/a/:b', '/:a/b'],
    ['/a/*', '/a/b/c'],
    ['/a/*', '/a/:b'],
    ['/a/*', '/a/b/*'],
    ['/*', '/'],
    ['/:a.html', '/b.html'],
    ['/a', '/a'],
  ])('finds that %s and %s match a common address', (one, other) => {
    expect(patternsMeet(one, other)).toBe(true);
    expect(patternsMeet(other, one)).toBe(true);
  });

  it.each([
    ['/a/:b', '/a'],
    ['/a/:b', '/a/b/c'],
    ['/a/:b', '/a/'],
    ['/a/*', '/a'],
    ['/a/*', '/b/*'],
    ['/a/b/*', '/a/c'],
    ['/a', '/b'],
  ])('finds that %s and %s do not', (one, other) => {
    expect(patternsMeet(one, other)).toBe(false);
    expect(patternsMeet(other, one)).toBe(false);
  });
});
