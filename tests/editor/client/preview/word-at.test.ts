import { expect, it } from 'vitest';
import { wordAt, wordInSource } from '../../../../src/editor/client/preview/word-at.ts';

it('takes the word around a click', () => {
  expect(wordAt('un été chaud', 5)).toEqual({ start: 3, end: 6 });
  expect(wordAt('un été chaud', 12)).toEqual({ start: 7, end: 12 });
});

it('finds the word in the source, of several the one nearest to the click', () => {
  const source = '## T\n\nUn **site** et un autre site ici.';
  const stretch = { start: 6, end: source.length };
  const shown = { text: 'Un site et un autre site ici.', offset: 22 };
  const { start, end } = wordInSource(source, stretch, shown);
  expect(source.slice(start, end)).toBe('site');
  expect(start).toBe(source.lastIndexOf('site'));
});

it('takes the whole stretch where the source does not say the word', () => {
  const stretch = { start: 0, end: 20 };
  expect(wordInSource('En {{facts.delay}} !', stretch, { text: 'En 48 h !', offset: 4 })).toEqual(stretch);
});
