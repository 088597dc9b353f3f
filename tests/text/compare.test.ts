import { expect, it } from 'vitest';
import { findFolded, folded } from '../../src/text/compare.ts';

const found = (text: string, sought: string) =>
  findFolded(text, sought).map(({ start, end }) => text.slice(start, end));

it('compares without accents, capitals, ligatures and typographic signs', () => {
  expect(folded('Délai')).toBe('delai');
  expect(folded('L’Œuvre À 29\u00A0€')).toBe("l'oeuvre a 29 €");
  expect(folded('Le de\u0301lai')).toBe('le delai');
});

it('keeps signs that are no accents', () => {
  expect(folded('`code` ^ · ¨')).toBe('`code` ^ · ¨');
});

it('finds an accented word in a text whose length changes without accents', () => {
  expect(found('Œuvres ⅓ İ : un délai, deux Délais', 'delai')).toEqual(['délai', 'Délai']);
  expect(found('de\u0301ja\u0300 vu', 'déjà')).toEqual(['de\u0301ja\u0300']);
  expect(found('« 🙂 » coût', 'cout')).toEqual(['coût']);
});

it('returns whole signs where a ligature is half found', () => {
  expect(found('un cœur', 'co')).toEqual(['cœ']);
  expect(found('un cœur', 'eur')).toEqual(['œur']);
});

it('finds nothing for an empty text', () => {
  expect(findFolded('abc', ' ')).toEqual([]);
});
