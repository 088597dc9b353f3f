import { expect, it } from 'vitest';
import { escapePattern } from '../../src/text/escape-pattern.ts';

it('returns a pattern that matches exactly the text', () => {
  const text = 'a.b*c+d?e^f$g{1}h(i)j|k[l]m\\n/o-p';
  const pattern = new RegExp(`^${escapePattern(text)}$`, 'u');
  expect([text, text.replace('.', 'x'), 'a'].map((other) => pattern.test(other))).toEqual([true, false, false]);
});
