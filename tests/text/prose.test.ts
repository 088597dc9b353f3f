import { describe, expect, it } from 'vitest';
import { countSyllables, readingEase, sentencesOf, sharedShare, shinglesOf, wordsOf } from '../../src/text/prose.ts';

it('words keep their elision, their hyphens and their offsets', () => {
  expect(wordsOf("Aujourd’hui, l'atelier vend-il 30 pots ?")).toEqual([
    { text: 'Aujourd’hui', offset: 0 },
    { text: "l'atelier", offset: 13 },
    { text: 'vend-il', offset: 23 },
    { text: '30', offset: 31 },
    { text: 'pots', offset: 34 },
  ]);
});

it.each([
  ['Un. Deux ! Trois ? Quatre… Cinq', ['Un.', 'Deux !', 'Trois ?', 'Quatre…', 'Cinq']],
  ['Il dit : « Venez. » Puis il part.', ['Il dit : « Venez. »', 'Puis il part.']],
  ['Trois choses : une ; deux ; trois.', ['Trois choses : une ; deux ; trois.']],
  ['M. Durand et Mme. Petit, art. 6, valent 3.5 points.', ['M. Durand et Mme. Petit, art. 6, valent 3.5 points.']],
  ['Des pots, etc. et des bols.', ['Des pots, etc. et des bols.']],
  ['  Seule.  ', ['Seule.']],
  ['', []],
])('sentences of %j are %j', (text, expected) => {
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});

describe('reading ease', () => {
  it.each([
    ['chat', 1],
    ['page', 1],
    ['pages', 1],
    ['boutique', 2],
    ['création', 3],
    ['voyage', 2],
    ['maïs', 2],
    ['l’atelier', 3],
    ['qu’il', 1],
    ['rendez-vous', 3],
    ['le', 1],
    ['30', 1],
    ['qu’elle', 1],
    ['jusqu’ici', 3],
    ['d’Émile', 2],
    ['aujourd’hui', 3],
    ['sont-l', 2],
    ['arc-en-ciel', 3],
    ["l'", 1],
    ['grrr', 1],
    ['école-', 2],
  ])('counts in %s %i syllable(s)', (word, count) => {
    expect(countSyllables(word)).toBe(count);
  });

  it('is the formula of Kandel and Moles, and maximal for an empty text', () => {
    expect(readingEase([])).toBe(100);
    expect(readingEase(['…'])).toBe(100);
    expect(readingEase(['Un chat dort.', 'Un chien court.'])).toBeCloseTo(207 - 1.015 * 3 - 73.6, 5);
    // 4 words in 1 sentence, 5 syllables.
    expect(readingEase(['Le chat dort ici.'])).toBeCloseTo(207 - 1.015 * 4 - 73.6 * (5 / 4), 5);
  });
});

describe('shingles', () => {
  it('are runs of consecutive words', () => {
    expect(shinglesOf(['a', 'b', 'c', 'd'], 3)).toEqual(['a b c', 'b c d']);
    expect(shinglesOf(['a', 'b'], 3)).toEqual([]);
  });

  it('are shared as a part of the text’s own', () => {
    expect(sharedShare(new Set(['a', 'b', 'c', 'd']), new Set(['a', 'x']))).toBe(0.25);
    expect(sharedShare(new Set(), new Set(['a']))).toBe(0);
  });
});
