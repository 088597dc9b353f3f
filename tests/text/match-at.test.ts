import { describe, expect, it } from 'vitest';
import { matchAt, matchEnd } from '../../src/text/match-at.ts';

const WORD = /(\p{L})\p{L}*/uy;

describe('a sticky pattern', () => {
  it('finds a match at an offset, every time', () => {
    expect([4, 0, 4].map((at) => matchAt(WORD, 'Bon pain', at)?.[0])).toEqual(['pain', 'Bon', 'pain']);
    expect(matchAt(WORD, 'Bon pain', 4)?.[1]).toBe('p');
    expect([4, 0, 5].map((at) => matchEnd(WORD, 'Bon pain', at))).toEqual([8, 3, 8]);
  });

  it('ignores matches that begin later', () => {
    expect([3, 8, 9].map((at) => matchAt(WORD, 'Bon pain', at))).toEqual([null, null, null]);
    expect([3, 8, 9].map((at) => matchEnd(WORD, 'Bon pain', at))).toEqual([-1, -1, -1]);
  });

  it('may have an empty match', () => {
    expect(matchEnd(/ */y, 'Bon pain', 0)).toBe(0);
  });
});
