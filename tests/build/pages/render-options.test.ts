import { afterEach, expect, it, vi } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import { renderKeyOf } from '../../../src/build/pages/render-key.ts';
import { renderOptions } from '../../../src/build/pages/render-options.ts';
import { siteWith } from '../../model/resolve/base-model.ts';

afterEach(() => vi.useRealTimers());

/** Returns the key that all pages of a site share when it is built on this day. */
function keyOn(day: string, dates?: { from: string; until: string }): string {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T10:00:00Z`) });
  const model = createModel(
    siteWith((manifest) => {
      if (dates) manifest.notices = [{ text: 'Ouvert dimanche.', ...dates }];
    }),
  );
  const program = { client: [], chunks: {}, fonts: { bricolage: '', source: '' }, boot: 'a', dated: 'b', id: 'c' };
  const render = renderOptions({ model, program, policy: '', base: '/', urls: 'file' });
  expect(render.assets.dated).toBe(dates ? 'b' : '');
  return renderKeyOf({ serverKey: '', render, engines: '' });
}

it('renders pages anew on the days on which something begins or has ended, and on no other', () => {
  const dates = { from: '2026-08-03', until: '2026-08-18' };
  const days = ['2026-08-01', '2026-08-02', '2026-08-03', '2026-08-18', '2026-08-19', '2026-09-30'];
  const keys = days.map((day) => keyOn(day, dates));
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 2, 2, 4, 4]);
});

it('takes nothing from the day into a site without dates', () => {
  expect(keyOn('2026-08-01')).toBe(keyOn('2026-09-30'));
});
