import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, readDraft, writeDraft } from '../../src/forms/draft.ts';
import { emptyValues } from '../../src/forms/form-definition.ts';
import { contactDefinition } from './blocks.ts';

const values = { ...emptyValues(contactDefinition), name: 'Ana' };

afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
});

/** Whether closing the page shows a prompt. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a draft', () => {
  it('is given back as it was put by, until it is cleared', () => {
    writeDraft('contact', { step: 0, values });
    expect(readDraft(contactDefinition)).toEqual({ step: 0, values: { name: 'Ana' } });
    clearDraft('contact');
    expect(readDraft(contactDefinition)).toBeUndefined();
  });

  it('of nothing but blanks is forgotten', () => {
    writeDraft('contact', { step: 0, values });
    writeDraft('contact', { step: 0, values: { ...values, name: ' ' } });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '[]', '{"values":3}', '{"values":{"name":{"a":1},"other":"x"}}'])(
    'that is not ours is left aside: %s',
    (stored) => {
      window.sessionStorage.setItem('vitrine:draft:contact', stored);
      expect(readDraft(contactDefinition)).toBeUndefined();
    },
  );

  it.each(['"2"', '1.5', 'null', '{}'])('whose step is none begins with the first: %s', (step) => {
    window.sessionStorage.setItem('vitrine:draft:contact', `{"step":${step},"values":{"name":"Ana"}}`);
    expect(readDraft(contactDefinition)).toEqual({ step: 0, values: { name: 'Ana' } });
  });

  it('is kept for the time of the program where storage is refused, and who leaves is asked first', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => writeDraft('contact', { step: 0, values })).not.toThrow();
    expect(readDraft(contactDefinition)).toEqual({ step: 0, values: { name: 'Ana' } });
    expect(asks()).toBe(true);
    writeDraft('contact', { step: 0, values: { ...values, name: 'Ana Ruiz' } });
    expect(readDraft(contactDefinition)).toEqual({ step: 0, values: { name: 'Ana Ruiz' } });
    expect(() => clearDraft('contact')).not.toThrow();
    expect(readDraft(contactDefinition)).toBeUndefined();
    expect(asks()).toBe(false);
  });

  it('is the newest where storage has become full, and the stored one again once it has room', () => {
    writeDraft('contact', { step: 0, values });
    expect(asks()).toBe(false);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft('contact', { step: 0, values: { ...values, name: 'Ana Ruiz' } });
    expect(readDraft(contactDefinition)?.values).toEqual({ name: 'Ana Ruiz' });
    expect(asks()).toBe(true);
    full.mockRestore();
    writeDraft('contact', { step: 0, values: { ...values, name: 'Ana Ruiz Lopez' } });
    expect(asks()).toBe(false);
    window.sessionStorage.clear();
    expect(readDraft(contactDefinition)).toBeUndefined();
  });
});
