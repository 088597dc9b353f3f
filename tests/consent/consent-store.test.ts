import { describe, expect, it, vi } from 'vitest';
import { askedPurposes, createConsentStore, isBannerDue } from '../../src/consent/consent-store.ts';
import { adsService, consent, settings, storageIn } from './settings.ts';

function setUp({ text = null }: { text?: string | null } = {}) {
  const kept = { text };
  const clock = { now: Date.parse('2026-11-20T10:00:00.000Z') };
  return { store: createConsentStore({ storage: storageIn(kept), now: () => clock.now }), kept, clock };
}

/** Returns a store that knows the purposes. */
function configured(options?: Parameters<typeof setUp>[0]) {
  const made = setUp(options);
  made.store.configure(settings);
  return made;
}

describe('createConsentStore', () => {
  it('only grants the necessary purpose before the purposes are known', () => {
    const { store } = setUp({ text: '{"v":3,"id":"a","date":"2026-11-01","choices":{"publicite":true}}' });
    expect(store.isGranted('publicite')).toBe(false);
    expect(store.isGranted('necessaire')).toBe(true);
    store.configure(settings);
    expect(store.isGranted('publicite')).toBe(true);
  });

  it('stores version, id, date and answers of a choice', () => {
    const { store, kept } = configured();
    store.choose({ publicite: true, agenda: false });
    expect(JSON.parse(kept.text ?? '')).toEqual({
      v: 3,
      id: expect.stringMatching(/^[\w-]{16,}$/),
      date: '2026-11-20T10:00:00.000Z',
      choices: { publicite: true, agenda: false },
    });
  });

  it('deletes an answer of either kind once it expires, also in a tab left open', () => {
    const { store, clock } = configured();
    store.choose({ publicite: true });
    clock.now = Date.parse('2027-05-21T10:00:00.000Z');
    expect(store.isGranted('publicite')).toBe(false);
    expect(store.read()).toBeUndefined();
  });

  it.each([
    ['older than its validity', '{"v":3,"id":"a","date":"2026-01-02","choices":{"publicite":true}}'],
    ['about an older version of the purposes', '{"v":2,"id":"a","date":"2026-11-01","choices":{"publicite":true}}'],
    ['unreadable', '{"v":3,'],
  ])('removes a stored choice that is %s', (_, text) => {
    const { store, kept } = setUp({ text });
    store.configure({ gated: [] });
    expect(kept.text).toBe(text);
    store.configure(settings);
    expect(kept.text).toBeNull();
  });

  it('leaves a choice about newer purposes, made in another tab, without following it', () => {
    const { store, kept } = configured();
    const text = '{"v":4,"id":"b","date":"2026-11-20","choices":{"publicite":true}}';
    kept.text = text;
    store.refresh();
    expect(store.isGranted('publicite')).toBe(false);
    expect(kept.text).toBe(text);
  });

  it('removes a choice about newer purposes once it expires', () => {
    const { kept } = configured({ text: '{"v":4,"id":"a","date":"2026-01-02","choices":{"publicite":true}}' });
    expect(kept.text).toBeNull();
  });

  it('keeps other answers when a single purpose is answered', () => {
    const { store } = configured();
    store.choose({ publicite: false });
    store.choose({ agenda: true });
    expect(store.read()?.choices).toEqual({ publicite: false, agenda: true });
  });

  it('does not extend an answer because another purpose was answered later', () => {
    const { store, clock } = configured();
    store.choose({ publicite: true });
    clock.now = Date.parse('2027-04-20T10:00:00.000Z');
    store.choose({ agenda: true });
    expect(store.isGranted('publicite')).toBe(true);
    clock.now = Date.parse('2027-05-21T10:00:00.000Z');
    expect(store.isGranted('publicite')).toBe(false);
    store.choose({ publicite: true, agenda: true });
    clock.now = Date.parse('2027-11-20T10:00:00.000Z');
    expect(store.isGranted('publicite')).toBe(true);
  });

  it('calls its listeners at every change until they unsubscribe', () => {
    const { store } = configured();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.choose({ publicite: true });
    store.open();
    leave();
    store.close();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('notices what another tab has stored', () => {
    const { store, kept } = configured();
    kept.text = '{"v":3,"id":"b","date":"2026-11-20","choices":{"publicite":true}}';
    store.refresh();
    expect(store.state().record?.choices.publicite).toBe(true);
  });
});

describe('isBannerDue', () => {
  it('is due until every purpose that needs one has an answer', () => {
    const { store } = configured();
    expect(isBannerDue(store.state())).toBe(true);
    store.choose({ agenda: true });
    expect(isBannerDue(store.state())).toBe(true);
    store.choose({ publicite: false });
    expect(isBannerDue(store.state())).toBe(false);
  });

  it('is due again when the visitor asks for it, and when the purposes change', () => {
    const { store } = configured();
    store.choose({ publicite: false, agenda: false });
    store.open();
    expect(isBannerDue(store.state())).toBe(true);
    store.choose({ publicite: false });
    expect(isBannerDue(store.state())).toBe(false);
    store.configure({ ...settings, consent: { ...consent, version: 4 } });
    expect(isBannerDue(store.state())).toBe(true);
  });

  it('is never due if nothing needs consent', () => {
    const { store } = setUp();
    store.configure({ gated: [] });
    store.open();
    expect(isBannerDue(store.state())).toBe(false);
    store.configure({ consent, gated: [] });
    expect(isBannerDue(store.state())).toBe(false);
  });
});

it('askedPurposes only includes purposes of the site’s services', () => {
  expect(askedPurposes({ consent, gated: [adsService] }).map(({ id }) => id)).toEqual(['publicite']);
});
