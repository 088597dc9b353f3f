import { describe, expect, it } from 'vitest';
import { fileLabel, hasSocialPicture, socialFile, withFileLabel } from '../../src/text/files.ts';

it.each([
  ['media/files/a.odt', 2938, 'ODT, 3 ko'],
  ['media/files/a.csv', 12, 'CSV, 1 ko'],
  ['media/a.pdf', 1_250_000, 'PDF, 1,3 Mo'],
  ['media/a.pdf', 999_600, 'PDF, 1,0 Mo'],
  ['media/a.svg', 2938, undefined],
])('fileLabel of %s with %i bytes is %s', (file, bytes, label) => expect(fileLabel(file, bytes)).toBe(label));

describe('withFileLabel', () => {
  it.each(['la grille', 'la grille (CSV, 3 ko)', 'la grille (csv, 1,5 Mo)'])('adds the label to « %s »', (words) => {
    expect(withFileLabel(words, 'CSV, 1 ko')).toBe('la grille (CSV, 1 ko)');
  });

  it('keeps other text in brackets', () => {
    expect(withFileLabel('la grille (remplie)', 'CSV, 1 ko')).toBe('la grille (remplie) (CSV, 1 ko)');
  });
});

it('replaces the label of a text in linear time, with any number of spaces', () => {
  const blanks = ' '.repeat(1_000_000);
  expect(withFileLabel(`Le plan${blanks}(PDF, 3 ko)${blanks}`, 'PDF, 4 ko')).toBe('Le plan (PDF, 4 ko)');
  expect(withFileLabel(`Le${blanks}plan`, 'PDF, 4 ko')).toBe(`Le${blanks}plan (PDF, 4 ko)`);
});

describe('the social picture of a page', () => {
  it('is named after its route', () => {
    expect(socialFile('/')).toBe('media/social/index.png');
    expect(socialFile('/a/b')).toBe('media/social/a/b.png');
    expect(socialFile('/devis/:numero/:x')).toBe('media/social/devis/numero/x.png');
  });

  it('is drawn unless the page has its own picture or no address', () => {
    const picture = { source: 'a', alt: '' };
    const drawn = [{ kind: 'page' }, { kind: 'guide' }, { kind: 'not-found' }, { kind: 'page', picture }] as const;
    expect(drawn.map(hasSocialPicture)).toEqual([true, true, false, false]);
  });
});
