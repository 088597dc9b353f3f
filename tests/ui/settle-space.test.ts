import { expect, it } from 'vitest';
import { settleSpace } from '../../src/ui/settle-space.ts';

it('writes multiples of the space in pixels', () => {
  expect(settleSpace('a{gap:calc(3*var(--v-space));margin:calc(-.5 * var(--v-space)) 0}', 8)).toBe(
    'a{gap:24px;margin:-4px 0}',
  );
});

it('settles the space inside longer calculations and alone', () => {
  expect(settleSpace('a{top:calc(var(--v-header) + 4*var(--v-space));gap:var(--v-space)}', 6)).toBe(
    'a{top:calc(var(--v-header) + 24px);gap:6px}',
  );
});

it('leaves the declaration for style sheets that are made for all sites', () => {
  expect(settleSpace(':root{--v-space:8px}', 8)).toBe(':root{--v-space:8px}');
});
