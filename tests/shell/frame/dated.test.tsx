import { expect, it } from 'vitest';
import { datedCss, updateDates } from '../../../src/shell/frame/dated.ts';

function rootWith(day = '2026-08-01'): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = '<p data-dated="0"></p><p data-dated="1"></p>';
  root.setAttribute('data-dates', '2026-08-03/2026-08-18 2026-12-24/2026-12-24');
  root.setAttribute('data-day', day);
  return root;
}

it('hides by the day of Paris, or that of the build if the clock is behind it', () => {
  const root = rootWith();
  updateDates(root, new Date('2026-08-02T22:00:00Z'));
  expect(root.getAttribute('data-off')).toBe('1');
  const behind = rootWith('2026-12-24');
  updateDates(behind, new Date('2026-08-05T10:00:00Z'));
  expect(behind.getAttribute('data-off')).toBe('0');
});

it('leaves a document without dates, and a browser without time zones, as they are', () => {
  const root = document.createElement('div');
  updateDates(root);
  const broken = rootWith();
  broken.setAttribute('data-off', '0 1');
  updateDates(broken, { toLocaleDateString: () => expect.fail() } as never);
  expect([root.hasAttribute('data-off'), broken.getAttribute('data-off')]).toEqual([false, '0 1']);
});

it('hides each part by its position', () => {
  expect(datedCss(2)).toBe('[data-off~="0"] [data-dated="0"],[data-off~="1"] [data-dated="1"]{display:none}');
  expect(datedCss(0)).toBe('');
});
