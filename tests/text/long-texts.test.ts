import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../src/text/prose.ts';
import { frenchTypography } from '../../src/text/typography.ts';

// Each of these would take minutes with quadratic time.
const LONG = 200_000;

describe('a long text', () => {
  it.each([
    ['points', `${'.'.repeat(LONG)}a`, 1],
    ['blanks after a point', `A.${' '.repeat(LONG)}a`, 1],
    ['blanks before a capital', `A b.${' '.repeat(LONG)}B`, 2],
    ['opening signs', `A b. ${'« '.repeat(LONG / 2)}b`, 1],
    ['sentences', 'Un mot. '.repeat(LONG / 8), LONG / 8],
  ])('of %s is split into sentences in linear time', (_, text, count) => expect(sentencesOf(text)).toHaveLength(count));

  it.each([
    ['a word next to an address', `${'a'.repeat(LONG)} a@b.fr`],
    ['a word next to a colon', `${'a.'.repeat(LONG / 2)} :`.replace(' :', '\u00A0:')],
    ['half of an address', `a@${'a'.repeat(LONG)}`],
    ['blanks without a sign after them', `«\u202Fa\u202F»${' '.repeat(LONG)}a\u202F; a\u00A0: a`],
  ])('of %s is typeset in linear time', (_, text) => expect(frenchTypography(text)).toBe(text));
});
