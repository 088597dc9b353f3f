import { expect, it } from 'vitest';
import { proseCss, proseCssOf } from '../../../src/ui/styles/prose-css.ts';

it.each([
  ['<ul class="checklist"><li>x</li></ul>', '.checklist>li{'],
  ['<div class="table-scroll"><table class="cards"></table></div>', '.cards tr{'],
  ['<table class="MuiTable-root cards v-1"></table>', '.cards tr{'],
  ['<div class="table-scroll wide"></div>', '.wide{'],
  ['<p class="table-note">x</p>', '.table-note{'],
  ['<p><code>x</code></p>', 'code{'],
  ['<pre class="wrapped">x</pre>', '.wrapped{'],
  ['<a data-footnote-backref href="#a">x</a>', '[data-footnote-backref]{'],
])('a page has the rules of what it shows: %s', (html, rule) => {
  expect(proseCssOf(html)).toContain(rule);
  expect(proseCss).not.toContain(rule);
});

it('a page has no rules of what it does not show', () => {
  expect(proseCssOf('<nav class="wide-nav"></nav><div class="prose"><p>x</p><table></table></div>')).toBe('');
});
