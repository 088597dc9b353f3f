import { beforeAll, describe, expect, it } from 'vitest';
import { type Dictionary, loadFrenchDictionary } from '../../../src/check/spelling/dictionary.ts';
import { findRepeatedWords, findUnknownWords } from '../../../src/check/spelling/find-mistakes.ts';
import { createSpeller } from '../../../src/check/spelling/speller.ts';
import { readSchemas } from '../../../src/model/schema/schemas.ts';

let dictionary: Dictionary;

beforeAll(async () => {
  dictionary = await loadFrenchDictionary();
});

const lexicon = ['WordPress', 'backlink', "Let's Encrypt", 'Syreli'];

describe('French spelling', () => {
  it.each([
    ...'artisan l’artisane Qu’artisans presqu’île prud’homme d’abord kilomètres Donnez-moi dit-il œuvre'.split(' '),
    ..."aujourd'hui Écrivez XIXe HTML5 qu’ WordPress l’Syreli Backlink".split(' '),
  ])('accepts %s', (word) => expect(createSpeller(dictionary, lexicon).accepts(word)).toBe(true));

  it.each('entretienn referencement l’artizan wordpress dévellopper rendez-vouz'.split(' '))('refuses %s', (word) => {
    expect(createSpeller(dictionary, lexicon).accepts(word)).toBe(false);
  });

  it.each([
    ['herbergeur', 'hébergeur'],
    ['l’artizan', 'l’artisan'],
    ['referencement', 'référencement'],
    ['Entretienn', 'Entretien'],
    ['aparaître', 'apparaître'],
    ['naviagteur', 'navigateur'],
    ['Lablachère', undefined],
  ])('suggests for %s: %s', (word, better) => expect(createSpeller(dictionary, lexicon).suggest(word)).toBe(better));

  it('accepts an expression of the lexicon only as a whole', () => {
    const speller = createSpeller(dictionary, lexicon);
    const found = findUnknownWords('Avec Let’s\nEncrypt. Encrypt seul.', speller);
    expect(found.map(({ start }) => start)).toEqual([20]);
    expect(speller.used).toEqual(new Set(["Let's Encrypt"]));
  });

  it.each([
    ['Il va dans dans le pré.', ['dans dans']],
    ['Nous nous occupons de tout.', []],
    ['Un mot, mot pour mot.', []],
  ])('finds in %j the repetitions %j', (text, expected) => {
    expect(findRepeatedWords(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  it('finds no mistake in the default texts of the schemas', () => {
    const texts: string[] = [];
    const collect = (schema: object): void => {
      const { default: value, 'x-kind': kind } = schema as { default?: unknown; 'x-kind'?: string };
      if (typeof value === 'string' && (kind === 'text' || kind === 'markdown')) texts.push(value);
      for (const child of Object.values(schema)) if (typeof child === 'object' && child !== null) collect(child);
    };
    for (const schema of readSchemas().values()) collect(schema);
    expect(texts.length).toBeGreaterThan(50);
    const speller = createSpeller(dictionary, lexicon);
    const found = texts.flatMap((text) => {
      const prose = text.replace(/%\w|\{\{.*?\}\}/g, (filled) => '0'.repeat(filled.length));
      return [...findUnknownWords(prose, speller), ...findRepeatedWords(prose)];
    });
    expect(found.map(({ word }) => word)).toEqual([]);
  });
});
