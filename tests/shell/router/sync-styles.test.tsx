import { expect, it } from 'vitest';
import { syncStyles } from '../../../src/shell/router/sync-styles.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

it('adds missing styles in the order of a full load: those of a kind of page before all critical ones', () => {
  const into = parse('<style>base</style><style data-page-kind>a</style><style data-emotion="v">b</style><body>');
  const from = parse(
    '<style data-page-kind>a</style><style data-page-kind>c</style><style data-emotion="v">d</style><body>',
  );
  syncStyles([...from.querySelectorAll('style')], into);
  expect([...into.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual([
    'base',
    'a',
    'c',
    'b',
    'd',
  ]);
  syncStyles([...from.querySelectorAll('style')], into);
  expect(into.querySelectorAll('style')).toHaveLength(5);
});
