import { expect, it } from 'vitest';
import { caretInSource, wordAt, wordInSource } from '../../../../src/editor/client/preview/text-at-point.ts';

it('returns the word at a click', () => {
  expect(wordAt('un été chaud', 5)).toEqual({ start: 3, end: 6 });
  expect(wordAt('un été chaud', 12)).toEqual({ start: 7, end: 12 });
});

it('finds the word in the source, the nearest one if there are several', () => {
  const source = '## T\n\nUn **site** et un autre site ici.';
  const stretch = { start: 6, end: source.length };
  const shown = { text: 'Un site et un autre site ici.', offset: 22 };
  const { start, end } = wordInSource(source, stretch, shown);
  expect(source.slice(start, end)).toBe('site');
  expect(start).toBe(source.lastIndexOf('site'));
});

it('returns the whole range if the source does not contain the word', () => {
  const stretch = { start: 0, end: 20 };
  expect(wordInSource('En {{facts.delay}} !', stretch, { text: 'En 48 h !', offset: 4 })).toEqual(stretch);
});

it('puts the caret at the clicked character, even if the source of a fact before it is longer than its value', () => {
  const source = 'Votre maquette en {{facts.delay}}, gratuitement.';
  const shown = 'Votre maquette en 48 h, gratuitement.';
  const at = (text: string, offset: number) =>
    caretInSource(source, { start: 0, end: source.length }, { text, offset });
  expect(at(shown, shown.indexOf('uitement'))).toBe(source.indexOf('uitement'));
  expect(at(shown, 2)).toBe(2);
  expect(at(shown, shown.length)).toBeLessThanOrEqual(source.length);
});
