import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormNext } from '../../src/forms/FormNext.tsx';
import { act, cleanup, render } from '../ui/testing-library.ts';
import { contactForm } from './blocks.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T20:00:00+01:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (time: string) =>
  act(() => {
    vi.setSystemTime(new Date(time));
    vi.advanceTimersByTime(60_000);
  });

it('names the days of a page that stays open overnight anew', () => {
  const after = { title: 'Ensuite', items: ['Sous 1 jour ouvré (%s au plus tard).'], closed: 'Nous ouvrons %s.' };
  const hours = [
    { days: ['wednesday' as const, 'thursday' as const, 'friday' as const], opens: '09:00', closes: '18:00' },
  ];
  const { container } = render(
    <FormNext context={{ form: { ...contactForm, after }, hours, timeZone: 'Europe/Paris' }} />,
  );
  const lines = () => [...container.querySelectorAll('li, p')].map(({ textContent }) => textContent);
  expect(lines()).toEqual(['Sous 1 jour ouvré (vendredi au plus tard).', 'Nous ouvrons demain dès 9\u00A0h.']);
  pass('2026-11-26T00:30:00+01:00');
  expect(lines()).toEqual(['Sous 1 jour ouvré (vendredi au plus tard).', 'Nous ouvrons aujourd’hui dès 9\u00A0h.']);
  pass('2026-11-27T00:30:00+01:00');
  expect(lines()[0]).toBe('Sous 1 jour ouvré (mercredi au plus tard).');
});
