import { describe, expect, it } from 'vitest';
import { passagesOf } from '../../src/texts/passages.ts';
import { findPhrase } from '../../src/texts/phrases.ts';

const found = (words: [string, ...string[]], text: string) =>
  findPhrase({ words }, passagesOf(text)).map(({ start, end }) => text.slice(start, end));

describe('a phrase with a limit', () => {
  it.each<[[string, ...string[]], string, string[]]>([
    [['suffit', 'suffisent'], 'Il Suffit que deux suffisent, la suffisance non.', ['Suffit', 'suffisent']],
    [["d'abord"], "D’abord un, d'abord deux, d’aborder non.", ['D’abord', "d'abord"]],
    [['souvent'], 'Souvent `souvent`, et [là](/souvent).', ['Souvent']],
    [['le jour où'], 'Le jour\noù il vient, le jour ouvré non.', ['Le jour\noù']],
    [['a.b'], 'a.b, et non axb', ['a.b']],
  ])('%s is found in prose, by whole words', (words, text, expected) => {
    expect(found(words, text)).toEqual(expected);
  });
});
