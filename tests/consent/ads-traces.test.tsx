// @vitest-environment-options { "url": "https://www.rabot.example/contact" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { grantAds, withdrawAds } from '../../src/consent/ads.ts';
import { reportConversion } from '../../src/consent/conversion.ts';
import { ads, adsService, storeWith } from './settings.ts';

const measurement = { ads, service: adsService };

beforeEach(() => {
  delete window.dataLayer;
  delete window.gtag;
  document.head.innerHTML = '';
});
afterEach(() => localStorage.clear());

it('deletes after a withdrawal the cookies of the tag for the whole domain and for parent domains', () => {
  for (const cookie of ['_gcl_au=1; domain=rabot.example', '_gcl_aw=1; domain=www.rabot.example', 'autre=1']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the test is about this cookie
    document.cookie = `${cookie}; path=/`;
  }
  expect(document.cookie.split('; ')).toHaveLength(3);
  withdrawAds(measurement, vi.fn());
  expect(document.cookie).toBe('autre=1');
});

it('deletes no other cookies: a declared name with a star matches its prefix', () => {
  for (const name of ['mesure_a', 'a_mesure_', '_gcl_ls', 'x_gcl_ls']) localStorage.setItem(name, '1');
  withdrawAds({ ads, service: { ...adsService, cookies: [{ name: 'mesure_*' }, { name: '*' }] } }, vi.fn());
  expect(Object.keys(localStorage).sort()).toEqual(['a_mesure_', 'x_gcl_ls']);
});

it('uses an existing command queue', () => {
  const queue: unknown[] = ['first'];
  window.dataLayer = queue;
  grantAds(measurement);
  expect(window.dataLayer).toBe(queue);
  expect([queue[0], queue.length]).toEqual(['first', 5]);
});

it('handles a foreign script that throws at every command', () => {
  window.gtag = () => {
    throw new Error('broken');
  };
  expect(() => grantAds(measurement)).not.toThrow();
  expect(() => withdrawAds(measurement, vi.fn())).not.toThrow();
});

it('starts the measurement for a conversion once, unless it is already running', () => {
  const store = storeWith(true);
  reportConversion(store);
  reportConversion(store);
  const names = (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)[0]);
  expect(names).toEqual(['consent', 'consent', 'js', 'config', 'event', 'event']);
});
