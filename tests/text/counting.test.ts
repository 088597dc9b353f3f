import { describe, expect, it } from 'vitest';
import { formatDate } from '../../src/text/dates.ts';
import { hasSocialPicture, socialFile } from '../../src/text/files.ts';
import { formatFact } from '../../src/text/format-fact.ts';
import { distance, nearest } from '../../src/text/nearest.ts';
import { phoneHref } from '../../src/text/phone.ts';
import { countSyllables, readingEase } from '../../src/text/prose.ts';
import { countWords } from '../../src/text/reading-time.ts';

describe('the number of words', () => {
  it.each([
    ['un deux trois', 3],
    ['', 0],
    ['… — !', 0],
    ['l’atelier d’Ana, 3.5 kg', 4],
    ['l’ n’', 2],
  ])('in %j is %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});

describe('formatting', () => {
  it('of facts shows all decimals, and nothing without a value', () => {
    expect(formatFact({ format: 'number', value: 1.239 })).toBe('1,239');
    expect(formatFact({ format: 'text' })).toBe('');
    expect(formatFact({ format: 'measure', value: 3 })).toBe('3');
    expect(formatFact({ format: 'range', value: 3 })).toBe('3 à 3');
    expect(formatFact({ format: 'range', value: 3, to: 4, unit: 'jours' })).toBe('3 à 4\u00A0jours');
  });

  it('of dates is French, and keeps other texts', () => {
    expect(formatDate('2026-01-01')).toBe('1er janvier 2026');
    expect(formatDate('2026-13-45')).toBe('2026-13-45');
    expect(formatDate('')).toBe('');
  });

  it('of telephone numbers keeps foreign and short ones unchanged', () => {
    expect(phoneHref('+32 2 555 12 12')).toBe('tel:+3225551212');
    expect(phoneHref('39 39')).toBe('tel:3939');
  });
});

describe('readability', () => {
  it.each([
    ['qu’elle', 1],
    ['jusqu’ici', 3],
    ['d’Émile', 2],
    ['aujourd’hui', 3],
    ['sont-l', 2],
    ['arc-en-ciel', 3],
    ["l'", 1],
    ['grrr', 1],
    ['école-', 2],
  ])('counts %s as %i syllables', (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });

  it('is maximal for an empty text, and considers words per sentence', () => {
    expect(readingEase([])).toBe(100);
    expect(readingEase(['…'])).toBe(100);
    expect(readingEase(['Un chat dort.', 'Un chien court.'])).toBeCloseTo(207 - 1.015 * 3 - 73.6, 5);
  });
});

describe('the most similar name', () => {
  it('may have a third of its letters wrong, at least one and at most four', () => {
    expect(nearest('ab', ['ac'])).toBe('ac');
    expect(nearest('ab', ['cd'])).toBeUndefined();
    expect(nearest('abcdef', ['abcdxy'])).toBe('abcdxy');
    expect(nearest('abcdef', ['abcxyz'])).toBeUndefined();
    expect(nearest('abcdefghijklmnopqr', ['abcdefghijklmnwxyz'])).toBe('abcdefghijklmnwxyz');
    expect(nearest('abcdefghijklmnopqr', ['abcdefghijklmvwxyz'])).toBeUndefined();
  });

  it('is the first of equally similar ones, and never the word itself', () => {
    expect(nearest('abcd', ['abce', 'abcf'])).toBe('abce');
    expect(nearest('abcd', ['abxx', 'abce'])).toBe('abce');
    expect(nearest('abcd', ['abcd', 'abce'])).toBe('abce');
    expect(nearest('page', ['page'])).toBeUndefined();
  });

  it('may differ in case, accents and separators', () => {
    expect(nearest('ETE__prix - nom', ['étéPrixNom', 'etePrixNon'])).toBe('étéPrixNom');
  });

  it('may be shortened or extended; then the shortest is chosen', () => {
    expect(nearest('guides', ['guides-complets-de-toutes-sortes', 'guides-complets-du-pain'])).toBe(
      'guides-complets-du-pain',
    );
    expect(nearest('guides', ['guides-complets-du-pain', 'guides-complets-de-toutes-sortes'])).toBe(
      'guides-complets-du-pain',
    );
    expect(nearest('descriptionText', ['description', 'text'])).toBe('description');
    expect(nearest('textdescriptionlong', ['text'])).toBe('text');
    expect(nearest('longdescriptiontext', ['text'])).toBeUndefined();
    expect(nearest('abcdefghijk', ['abc'])).toBeUndefined();
    expect(nearest('abc', ['abcdefghijk'])).toBeUndefined();
    expect(nearest('abcd', ['abcdefghijk'])).toBe('abcdefghijk');
    expect(nearest('abcdefghijk', ['abcdefghijk'])).toBeUndefined();
  });

  it('is not searched for if the word is longer than any name', () => {
    expect(nearest('a'.repeat(200), [`${'a'.repeat(199)}b`])).toBe(`${'a'.repeat(199)}b`);
    expect(nearest('a'.repeat(201), [`${'a'.repeat(200)}b`])).toBeUndefined();
    expect(nearest('---', ['a', 'b'])).toBeUndefined();
  });
});

describe('the distance', () => {
  it('counts two swapped neighbours once, anywhere', () => {
    expect(distance('ba', 'ab')).toBe(1);
    expect(distance('xba', 'xab')).toBe(1);
    expect(distance('ab', 'bca')).toBe(3);
    expect(distance('aab', 'aba')).toBe(1);
    expect(distance('abcd', 'badc')).toBe(2);
    expect(distance('aa', 'a')).toBe(1);
  });

  it('stops one past its limit', () => {
    expect(distance('abcdef', 'a', 2)).toBe(3);
    expect(distance('abcdef', 'uvwxyz', 2)).toBe(3);
  });
});

describe('the social picture of a page', () => {
  it('is named after its route', () => {
    expect(socialFile('/')).toBe('media/social/index.png');
    expect(socialFile('/a/b')).toBe('media/social/a/b.png');
    expect(socialFile('/devis/:numero/:x')).toBe('media/social/devis/numero/x.png');
  });

  it('is drawn unless the page has its own picture or no address', () => {
    expect(hasSocialPicture({ kind: 'page' })).toBe(true);
    expect(hasSocialPicture({ kind: 'guide' })).toBe(true);
    expect(hasSocialPicture({ kind: 'not-found' })).toBe(false);
    expect(hasSocialPicture({ kind: 'page', picture: { source: 'a', alt: '' } })).toBe(false);
  });
});
