import { describe, expect, it } from 'vitest';
import { plainText } from '../../../src/site/markdown/plain-text.ts';

const read = (text: string) => plainText(text, new Map());

describe('what a reader sees of inline writing', () => {
  it.each([
    [' Un mot. ', 'Un mot.'],
    ['**Un** [mot *dit*](/ici) et `du code`', 'Un mot dit et du code'],
    ['![Un pain](media/pain.svg) <b>chaud</b>', 'Un pain chaud'],
    ['un\\*deux et un_deux_trois', 'un*deux et un_deux_trois'],
    ['Écrivez `` ` `` puis ` a `', 'Écrivez ` puis a'],
    ['[a [b](/b)](/a)', '[a b](/a)'],
    ['Voir https://exemple.fr/a_b_c', 'Voir https://exemple.fr/a_b_c'],
  ])('« %s » reads « %s »', (text, words) => {
    expect(read(text)).toBe(words);
  });

  it('is read up to 2,000 characters, and as it is written where there are more', () => {
    const long = `**${'a'.repeat(1996)}**`;
    expect(read(long)).toBe('a'.repeat(1996));
    expect(read(` ${long}`)).toBe(` ${long}`.slice(0, 2000).trim());
    expect(read(`${' '.repeat(10)}${long}`)).toHaveLength(1990);
  });

  it('is read through four pictures in each other, and as it is written further in', () => {
    const nested = (depth: number): string => (depth === 0 ? '**mot**' : `![${nested(depth - 1)}](/a)`);
    expect(read(nested(4))).toBe('mot');
    expect(read(nested(5))).toBe('**mot**');
  });
});
