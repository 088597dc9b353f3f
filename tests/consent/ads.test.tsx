import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findMeasurement, grantAds, withdrawAds } from '../../src/consent/ads.ts';
import { applyConsent } from '../../src/consent/configure.ts';
import { reportConversion } from '../../src/consent/conversion.ts';
import { ads, adsService, storeWith } from './settings.ts';

const measurement = { ads, service: adsService };
const commands = () => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

beforeEach(() => {
  delete window.dataLayer;
  delete window.gtag;
  document.head.innerHTML = '';
});

describe('grantAds', () => {
  it('denies everything first, then grants only what measuring needs, in Arguments objects, which the tag requires', () => {
    grantAds(measurement);
    expect(commands().slice(0, 2)).toEqual([
      ['consent', 'default', { ...denied, wait_for_update: 500 }],
      ['consent', 'update', { ...denied, ad_storage: 'granted', ad_user_data: 'granted' }],
    ]);
    expect(commands().map(([name]) => name)).toEqual(['consent', 'consent', 'js', 'config']);
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });

  it('requests the script of the declared host, once', () => {
    grantAds(measurement);
    grantAds(measurement);
    expect(scripts()).toEqual(['https://tag.example.com/gtag/js?id=AW-123']);
    expect(commands().filter(([name]) => name === 'config')).toHaveLength(1);
  });

  it.each([
    { ads: { ...ads, placeholder: true }, service: adsService },
    { ads, service: { ...adsService, placeholder: true } },
  ])('requests no script while an entry is a placeholder', (placeholder) => {
    grantAds(placeholder);
    expect(scripts()).toEqual([]);
    expect(commands().length).toBeGreaterThan(0);
  });
});

describe('withdrawAds', () => {
  it('denies, deletes the cookies of the measurement and reloads the page without the script', () => {
    const reload = vi.fn();
    // biome-ignore lint/suspicious/noDocumentCookie: the test is about this cookie
    for (const name of ['_gcl_au', '_gcl_aw', 'mesure_x', 'autre']) document.cookie = `${name}=1; path=/`;
    localStorage.setItem('_gcl_ls', '1');
    grantAds(measurement);
    withdrawAds(measurement, reload);
    expect(commands().at(-1)).toEqual(['consent', 'update', denied]);
    expect(document.cookie).toBe('autre=1');
    expect(localStorage.getItem('_gcl_ls')).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload the page if no script was loaded', () => {
    const reload = vi.fn();
    grantAds({ ads: { ...ads, placeholder: true }, service: adsService });
    withdrawAds(measurement, reload);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('applyConsent', () => {
  it.each([undefined, false])('does nothing if the answer is %s', (choice) => {
    applyConsent(storeWith(choice), vi.fn());
    expect(window.dataLayer).toBeUndefined();
    expect(window.gtag).toBeUndefined();
    expect(scripts()).toEqual([]);
  });

  it('starts and ends the measurement with the choice', () => {
    const store = storeWith(true);
    const reload = vi.fn();
    applyConsent(store, reload);
    expect(scripts()).toHaveLength(1);
    store.choose({ publicite: false });
    applyConsent(store, reload);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('reportConversion', () => {
  it('only sends account and label, after consent', () => {
    reportConversion(storeWith(true));
    expect(commands().at(-1)).toEqual(['event', 'conversion', { send_to: 'AW-123/rappel' }]);
  });

  it.each([undefined, false])('does nothing if the answer is %s', (choice) => {
    reportConversion(storeWith(choice));
    expect(window.dataLayer).toBeUndefined();
  });

  it('does nothing on a site without an ads entry', () => {
    const store = storeWith(true);
    store.configure({ gated: [adsService] });
    reportConversion(store);
    expect(window.dataLayer).toBeUndefined();
  });
});

it('findMeasurement finds nothing if the ads name an undeclared service', () => {
  expect(findMeasurement(ads, [])).toBeUndefined();
});
