import { describe, expect, it } from 'vitest';
import {
  suggestChoice,
  suggestDate,
  suggestForPattern,
  suggestForType,
  suggestKey,
} from '../../../src/model/schema/suggest.ts';

it.each([
  ['Lundi', ['monday', 'tuesday'], 'monday'],
  ['tuesdya', ['monday', 'tuesday'], 'tuesday'],
  ['jeudi', ['monday', 'tuesday'], undefined],
  ['lundi', ['primary', 'text'], undefined],
])('suggestChoice corrects %j of %j to %j', (typed, known, meant) => expect(suggestChoice(typed, known)).toBe(meant));

it.each([
  ['20/11/2026', '2026-11-20'],
  [' 1.2.2026 ', '2026-02-01'],
  ['1-12-2026', '2026-12-01'],
  ['1 1 2026', '2026-01-01'],
  ['2026/11/20', '2026-11-20'],
  [' 2026-1-5 ', '2026-01-05'],
  ['2026-01-05T10:00:00Z', '2026-01-05'],
  ['2026.1.05T', '2026-01-05'],
  ['2026-11-20 10:00', '2026-11-20'],
  ['20 novembre 2026', '2026-11-20'],
  [' vendredi 1er Août 2025 ', '2025-08-01'],
  ['3 fevrier 2026', '2026-02-03'],
  // A day that the month does not have becomes its last day.
  ['31/02/2028', '2028-02-29'],
  ['31/11/2026', '2026-11-30'],
])('suggestDate converts « %s » to %s', (typed, date) => expect(suggestDate(typed)).toBe(date));

it.each([
  ...['20 novembr 2026', 'novembre 2026', '2026-13-01', '2026-00-10', '2026-10-00', 'le 20/11/2026', ''],
  ...['20/11/2026 au soir', 'du 2026-01-05', '2026-01-05 soir', '20/11/26', 'bientôt'],
])('suggestDate does not convert « %s »', (typed) => expect(suggestDate(typed)).toBeUndefined());

type Row = [value: unknown, suggestion?: string];

/** Returns the cases of a table: each value, what its group requires, and the suggestion if there is one. */
const casesOf = (groups: [required: string, ...rows: Row[]][]) =>
  groups.flatMap(([required, ...rows]) => rows.map(([value, suggestion]) => [value, required, suggestion] as const));

it.each(
  casesOf([
    ['number', ['29', '29'], [' 29,50 € ', '29.50'], ['-2.5%', '-2.5'], ['1000.500', '1000.500']],
    ['number', ['29 francs'], ['1.000'], ['1,000 €'], ['0755'], ['environ 29']],
    ['integer', ['12 px', '12'], ['300ms', '300'], ['1 euro', '1'], ['2,5'], [2.6, '3']],
    ['number string', ['29 euros', '29']],
    ['boolean', ['Oui', 'true'], [' vrai ', 'true'], ['yes', 'true'], ['1', 'true'], ['TRUE', 'true']],
    ['boolean', ['non', 'false'], ['Faux', 'false'], ['no', 'false'], ['0', 'false'], ['false', 'false']],
    ['boolean', ['29'], ['ouistiti'], ['peut-être non'], ['non merci'], [2.6]],
    ['string', [29, '"29"'], [true, '"true"'], [null], [['a']]],
    ['array', ['a', '["a"]'], [3, '[3]'], ['lundi, mardi', '["lundi", "mardi"]'], ['Du pain', '["Du pain"]']],
    ['array', ['Du pain, du beurre', '["Du pain, du beurre"]'], [true], [{}]],
    ['object', ['a'], [3]],
  ]),
)('suggestForType converts %j, with %s required, to %s', (value, types, suggestion) => {
  expect(suggestForType(value, types.split(' '))).toBe(suggestion);
});

it.each([
  ['magnifier, map-pin, trowel', '[magnifier, map-pin, trowel]'],
  ['(magnifier, map-pin, trowel)', '[magnifier, map-pin, trowel]'],
  ['magnifier ;map-pin', '[magnifier, map-pin]'],
  ['magnifier', '["magnifier"]'],
  ['loupe : petite, grande', '["loupe : petite, grande"]'],
])('suggestForType in front matter converts « %s » to a list: %s', (value, suggestion) => {
  expect(suggestForType(value, ['array'], { notation: 'yaml' })).toBe(suggestion);
});

const address = '^/(?!(?:.*/)?\\.{1,2}(?:/|$))[^\\s"\'\\\\;{}<>|^`$]*$';
const host = '^(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::[0-9]{1,5})?$';
const colour = '^#[0-9a-fA-F]{6}$';
const hour = '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$';
const postalCode = '^(?:[0-9]{4,5}|[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9])$';

it.each(
  casesOf([
    ['^[a-z][a-z0-9-]*$', ['Mon Plan', 'mon-plan'], ['3 plans', 'plans']],
    ['^[a-z0-9][a-z0-9-]*$', ['guides/Mon guide.md', 'mon-guide'], ['2 guides', '2-guides']],
    ['^[a-z][a-zA-Z0-9]*$', ['3 mon délai', 'monDelai']],
    [colour, ['0b4f6c', '#0b4f6c'], [' #abc ', '#aabbcc'], ['#0b4f6cff', '#0b4f6c'], ['bleu']],
    [hour, ['9h', '09:00'], [' 9 h 30 ', '09:30'], ['18.15', '18:15'], ['8', '08:00']],
    [hour, ['25:00'], ['24:00'], ['9:75'], ['vers 9 h']],
    [postalCode, ['1 300', '01300'], ['F-13100', '13100'], ['131']],
    [
      address,
      ['contact', '/contact'],
      ['./contact ', '/contact'],
      ['//contact', '/contact'],
      ['../contact'],
      ['deux mots'],
    ],
    [host, ['https://Api.Example.com/v1?a', 'api.example.com'], ['api.example.com:', 'api.example.com']],
    [host, ['https://api.example.com:8443/v1', 'api.example.com:8443'], [' *.EXAMPLE.com ', '*.example.com']],
    ['^fr$', ['FR', 'fr'], ['fr-FR', 'fr'], ['français', 'fr'], ['en'], ['fr']],
    ['^[A-Z]{2}$', ['France', 'FR'], ['a'.repeat(201)], ['a'.repeat(200), 'AA']],
    ['%s', ['Agence', '%s | Agence']],
    ['^inconnu$', ['juste']],
  ]),
)('suggestForPattern converts « %s » for %s to %s', (typed, pattern, suggestion) => {
  expect(suggestForPattern(String(typed), pattern)).toBe(suggestion);
});

describe('suggestKey', () => {
  const schema = { properties: { title: { title: 'Titre' }, monthlyPrice: { title: 'Prix mensuel' }, path: {} } };

  it('prefers the most similar key, missing ones first', () => {
    expect(suggestKey('titel', schema, [])).toBe('title');
    expect(suggestKey('pat', schema, ['path'])).toBe('path');
    expect(suggestKey('titls', { properties: { title: {}, titles: {} } }, ['titles'])).toBe('titles');
  });

  it('recognizes a key by its French title', () => {
    expect(suggestKey('Prix mensuel', schema, [])).toBe('monthlyPrice');
    expect(suggestKey('prix-Mensuel', schema, [])).toBe('monthlyPrice');
  });

  it('returns nothing without a similar key', () => {
    expect(suggestKey('zzzzzz', schema, [])).toBeUndefined();
    expect(suggestKey('???', schema, [])).toBeUndefined();
    expect(suggestKey('title', {}, [])).toBeUndefined();
  });
});
