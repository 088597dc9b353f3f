import { expect, it } from 'vitest';
import { createStyleCache } from '../../../src/ui/theme/UiProvider.tsx';

/** What a rule of a style sheet is compiled to on the server. */
function compile(styles: string): string {
  const cache = createStyleCache();
  const rule = cache.insert('.v-a', { name: 'a', styles }, cache.sheet, true);
  return rule ?? String(cache.inserted.a);
}

it('keeps of several declarations of one property the last', () => {
  expect(compile('padding:1px;color:red;padding:2px;')).toBe('.v-a{color:red;padding:2px;}');
});

it('keeps what is important, and what stands in other rules', () => {
  const css = compile('color:red!important;color:blue;&:hover{color:green;}');
  expect(css).toBe('.v-a{color:red!important;color:blue;}.v-a:hover{color:green;}');
});

it('writes no prefixes that today’s browsers do without', () => {
  expect(compile('display:flex;')).toBe('.v-a{display:flex;}');
});

it('leaves out what browsers of the past alone understand', () => {
  const css = compile(
    '-moz-appearance:none;color:red;&::-moz-focus-inner{border-style:none;}@media print{color-adjust:exact;}',
  );
  expect(css).toBe('.v-a{color:red;}');
});
