import { expect, it } from 'vitest';
import { escapeHtml, escapePattern } from '../../src/text/escape.ts';

it('prevents texts from ending an element or an attribute in double quotes', () => {
  expect(escapeHtml(`<a href="x">l'été & l'hiver</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;l'été &amp; l'hiver&lt;/a&gt;",
  );
});

it('returns a pattern that matches exactly the text', () => {
  const text = 'a.b*c+d?e^f$g{1}h(i)j|k[l]m\\n/o-p';
  const pattern = new RegExp(`^${escapePattern(text)}$`, 'u');
  expect([text, text.replace('.', 'x'), 'a'].map((other) => pattern.test(other))).toEqual([true, false, false]);
});
