import { describe, expect, it } from 'vitest';
import { findTic, TICS } from '../../src/texts/tics.ts';

const found = (name: string, text: string) => {
  const tic = TICS.find((one) => one.name === name);
  return tic ? findTic(tic, text).map(({ offset, length }) => text.slice(offset, offset + length)) : undefined;
};

describe('a tic', () => {
  it.each([
    ['suffit', 'Il Suffit que deux suffisent, la suffisance non.', ['Suffit', 'suffisent']],
    ["d'abord", "D’abord un, d'abord deux, d’aborder non.", ['D’abord', "d'abord"]],
    ['imaginaire', 'Un cas fictif, des noms inventés, inventer non.', ['fictif', 'inventés']],
    ['souvent', 'Souvent `souvent`, et [là](/souvent).', ['Souvent']],
    [
      'est décrit dans […]',
      'La méthode est décrite en détail dans le guide [SEO](/a). Décrit dans la norme.',
      ['décrite en détail dans le guide ['],
    ],
  ])('« %s » is found in prose, by whole words', (name, text, expected) => {
    expect(found(name, text)).toEqual(expected);
  });
});
