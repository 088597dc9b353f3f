import { afterEach, expect, it } from 'vitest';
import { isDialogOpen } from '../../../src/shell/popup/is-dialog-open.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['<dialog open>x</dialog>', true],
  ['<div role="dialog">x</div>', true],
  ['<div role="alertdialog">x</div>', true],
  ['<dialog>x</dialog>', false],
  ['<div role="dialog" hidden>x</div>', false],
  ['<div aria-hidden="true"><div role="dialog">x</div></div>', false],
  ['<section aria-label="Cookies" data-consent-banner>x</section>', false],
])('whether a dialog is open, with %s: %s', (html, isOpen) => {
  document.body.innerHTML = html;
  expect(isDialogOpen()).toBe(isOpen);
});
