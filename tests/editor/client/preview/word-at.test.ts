import { expect, it } from 'vitest';
import { wordAt, wordInSource } from '../../../../src/editor/client/preview/word-at.ts';

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
