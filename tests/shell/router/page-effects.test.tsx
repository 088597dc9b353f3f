import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ClientSite } from '../../../src/model/resolve/client-site.ts';
import { useHeaderAndFooter } from '../../../src/shell/router/page-effects.ts';
import { cleanup, renderHook } from '../../ui/testing-library.ts';

const root = document.documentElement;
const site = {
  hours: [{ days: ['monday'], opens: '09:00', closes: '18:00' }],
  timeZone: 'Europe/Paris',
} as unknown as ClientSite;
const texts = () => ['small', 'b', 'i'].map((name) => document.querySelector(name)?.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2029-12-30T20:00:00+01:00') });
  root.setAttribute('data-dates', '2029-12-30/2029-12-30');
  document.body.innerHTML =
    '<header class="site-header"><details class="menu" open></details></header><small data-next-opening></small><b data-open-text="Ouvert jusqu’à %s" data-closed-text="Fermé, ouvre %s" data-unknown-text="Horaires">Horaires</b><i data-year>2029</i>';
  renderHook(() => useHeaderAndFooter(site), { wrapper: MemoryRouter });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.innerHTML = '';
  for (const name of ['data-dates', 'data-off']) root.removeAttribute(name);
});

it('a page that stays open follows the clock, and keeps its open menu', () => {
  expect(texts()).toEqual(['demain dès 9\u00A0h', 'Fermé, ouvre demain dès 9\u00A0h', '2029']);
  expect(root.getAttribute('data-off')).toBe('');
  vi.setSystemTime(new Date('2029-12-31T09:29:30+01:00'));
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['', 'Ouvert jusqu’à 18\u00A0h', '2029']);
  expect(root.getAttribute('data-off')).toBe('0');
  vi.setSystemTime(new Date('2030-01-01T10:00:00+01:00'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(texts()).toEqual(['', 'Horaires', '2030']);
  expect(document.querySelector('details')?.open).toBe(true);
});

it('a page that stays open is not changed while its texts are true', () => {
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  vi.advanceTimersByTime(300_000);
  expect(observer.takeRecords()).toEqual([]);
  observer.disconnect();
});
