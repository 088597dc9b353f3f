import { afterEach, describe, expect, it } from 'vitest';
import { isDialogOpen } from '../../../src/shell/popup/is-dialog-open.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('isDialogOpen', () => {
  it.each(['<dialog open>x</dialog>', '<div role="dialog">x</div>', '<div role="alertdialog">x</div>'])(
    'detects %s',
    (html) => {
      document.body.innerHTML = html;
      expect(isDialogOpen()).toBe(true);
    },
  );

  it.each([
    '<dialog>x</dialog>',
    '<div role="dialog" hidden>x</div>',
    '<div aria-hidden="true"><div role="dialog">x</div></div>',
    '<section aria-label="Cookies" data-consent-banner>x</section>',
  ])('ignores %s', (html) => {
    document.body.innerHTML = html;
    expect(isDialogOpen()).toBe(false);
  });
});
