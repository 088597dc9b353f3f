import { expect, it } from 'vitest';
import { escapeHtml } from '../../src/text/escape-html.ts';

it('prevents texts from ending an element or an attribute in double quotes', () => {
  expect(escapeHtml(`<a href="x">l'été & l'hiver</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;l'été &amp; l'hiver&lt;/a&gt;",
  );
});
