import { expect, it } from 'vitest';
import { escapePattern } from '../../src/text/escape-pattern.ts';

it('makes a pattern that matches the text as it is and no other', () => {
  const text = 'a.b*c+d?e^f$g{1}h(i)j|k[l]m\\n/o-p';
  const pattern = new RegExp(`^${escapePattern(text)}$`, 'u');
  expect([text, text.replace('.', 'x'), 'a'].map((other) => pattern.test(other))).toEqual([true, false, false]);
});
