import { describe, expect, it } from 'vitest';
import {
  suggestChoice,
  suggestDate,
  suggestForPattern,
  suggestForType,
  suggestKey,
} from '../../../src/model/schema/suggest.ts';

describe('suggestChoice', () => {
  it.each([
    ['Lundi', ['monday', 'tuesday'], 'monday'],
    ['tuesdya', ['monday', 'tuesday'], 'tuesday'],
    ['jeudi', ['monday', 'tuesday'], undefined],
    ['lundi', ['primary', 'text'], undefined],
  ])('corrects %j of %j to %j', (typed, known, meant) => {
    expect(suggestChoice(typed, known)).toBe(meant);
  });
});

describe('suggestDate', () => {
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
    ['20 novembr 2026', undefined],
    ['novembre 2026', undefined],
    // A day that the month does not have becomes its last day.
    ['31/02/2028', '2028-02-29'],
    ['31/11/2026', '2026-11-30'],
    ['2026-13-01', undefined],
    ['2026-00-10', undefined],
    ['2026-10-00', undefined],
    ['le 20/11/2026', undefined],
    ['20/11/2026 au soir', undefined],
    ['du 2026-01-05', undefined],
    ['2026-01-05 soir', undefined],
    ['20/11/26', undefined],
    ['bientôt', undefined],
    ['', undefined],
  ])('converts « %s » to %s', (typed, date) => {
    expect(suggestDate(typed)).toBe(date);
  });
});

describe('suggestForType', () => {
  it.each<[unknown, string[], string | undefined]>([
    ['29', ['number'], '29'],
    [' 29,50 € ', ['number'], '29.50'],
    ['-2.5%', ['number'], '-2.5'],
    ['12 px', ['integer'], '12'],
    ['300ms', ['integer'], '300'],
    ['1 euro', ['integer'], '1'],
    ['29 euros', ['number', 'string'], '29'],
    ['2,5', ['integer'], undefined],
    ['29 francs', ['number'], undefined],
    ['1.000', ['number'], undefined],
    ['1,000 €', ['number'], undefined],
    ['1000.500', ['number'], '1000.500'],
    ['0755', ['number'], undefined],
    ['environ 29', ['number'], undefined],
    ['29', ['boolean'], undefined],
    ['Oui', ['boolean'], 'true'],
    [' vrai ', ['boolean'], 'true'],
    ['yes', ['boolean'], 'true'],
    ['1', ['boolean'], 'true'],
    ['TRUE', ['boolean'], 'true'],
    ['non', ['boolean'], 'false'],
    ['Faux', ['boolean'], 'false'],
    ['no', ['boolean'], 'false'],
    ['0', ['boolean'], 'false'],
    ['false', ['boolean'], 'false'],
    ['ouistiti', ['boolean'], undefined],
    ['peut-être non', ['boolean'], undefined],
    ['non merci', ['boolean'], undefined],
    [2.6, ['integer'], '3'],
    [2.6, ['boolean'], undefined],
    [29, ['string'], '"29"'],
    [true, ['string'], '"true"'],
    [null, ['string'], undefined],
    [['a'], ['string'], undefined],
    ['a', ['array'], '["a"]'],
    [3, ['array'], '[3]'],
    ['lundi, mardi', ['array'], '["lundi", "mardi"]'],
    ['Du pain, du beurre', ['array'], '["Du pain, du beurre"]'],
    ['Du pain', ['array'], '["Du pain"]'],
    [true, ['array'], undefined],
    [{}, ['array'], undefined],
    ['a', ['object'], undefined],
    [3, ['object'], undefined],
  ])('converts %j, with %j required, to %s', (value, types, suggestion) => {
    expect(suggestForType(value, types)).toBe(suggestion);
  });
});

describe('suggestForType in front matter', () => {
  it.each([
    ['magnifier, map-pin, trowel', '[magnifier, map-pin, trowel]'],
    ['(magnifier, map-pin, trowel)', '[magnifier, map-pin, trowel]'],
    ['magnifier ;map-pin', '[magnifier, map-pin]'],
    ['magnifier', '["magnifier"]'],
    ['loupe : petite, grande', '["loupe : petite, grande"]'],
  ])('converts « %s » to a list: %s', (value, suggestion) => {
    expect(suggestForType(value, ['array'], { notation: 'yaml' })).toBe(suggestion);
  });
});

describe('suggestForPattern', () => {
  const address = '^/(?!(?:.*/)?\\.{1,2}(?:/|$))[^\\s"\'\\\\;{}<>|^`$]*$';
  const host = '^(?:\\*\\.)?[a-z0-9-]+(?:\\.[a-z0-9-]+)*(?::[0-9]{1,5})?$';
  it.each<[string, string, string | undefined]>([
    ['Mon Plan', '^[a-z][a-z0-9-]*$', 'mon-plan'],
    ['3 plans', '^[a-z][a-z0-9-]*$', 'plans'],
    ['guides/Mon guide.md', '^[a-z0-9][a-z0-9-]*$', 'mon-guide'],
    ['2 guides', '^[a-z0-9][a-z0-9-]*$', '2-guides'],
    ['0b4f6c', '^#[0-9a-fA-F]{6}$', '#0b4f6c'],
    [' #abc ', '^#[0-9a-fA-F]{6}$', '#aabbcc'],
    ['#0b4f6cff', '^#[0-9a-fA-F]{6}$', '#0b4f6c'],
    ['bleu', '^#[0-9a-fA-F]{6}$', undefined],
    ['9h', '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', '09:00'],
    [' 9 h 30 ', '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', '09:30'],
    ['18.15', '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', '18:15'],
    ['8', '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', '08:00'],
    ['25:00', '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', undefined],
    ['24:00', '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', undefined],
    ['9:75', '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', undefined],
    ['vers 9 h', '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', undefined],
    ['1 300', '^(?:[0-9]{4,5}|[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9])$', '01300'],
    ['F-13100', '^(?:[0-9]{4,5}|[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9])$', '13100'],
    ['131', '^(?:[0-9]{4,5}|[A-Z][0-9][A-Z] ?[0-9][A-Z][0-9])$', undefined],
    ['contact', address, '/contact'],
    ['./contact ', address, '/contact'],
    ['//contact', address, '/contact'],
    ['../contact', address, undefined],
    ['deux mots', address, undefined],
    ['https://Api.Example.com/v1?a', host, 'api.example.com'],
    ['https://api.example.com:8443/v1', host, 'api.example.com:8443'],
    ['api.example.com:', host, 'api.example.com'],
    [' *.EXAMPLE.com ', host, '*.example.com'],
    ['FR', '^fr$', 'fr'],
    ['fr-FR', '^fr$', 'fr'],
    ['français', '^fr$', 'fr'],
    ['en', '^fr$', undefined],
    ['France', '^[A-Z]{2}$', 'FR'],
    ['3 mon délai', '^[a-z][a-zA-Z0-9]*$', 'monDelai'],
    ['Agence', '%s', '%s | Agence'],
    ['juste', '^inconnu$', undefined],
    ['fr', '^fr$', undefined],
    ['a'.repeat(201), '^[A-Z]{2}$', undefined],
    ['a'.repeat(200), '^[A-Z]{2}$', 'AA'],
  ])('converts « %s » for %s to %s', (typed, pattern, suggestion) => {
    expect(suggestForPattern(typed, pattern)).toBe(suggestion);
  });
});

describe('suggestKey', () => {
  const schema = {
    properties: { title: { title: 'Titre' }, monthlyPrice: { title: 'Prix mensuel' }, path: {} },
  };

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
