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
  it('is returned as it was stored, until it is deleted', () => {
    writeDraft('contact', { step: 0, values });
    expect(readDraft(contactDefinition)).toEqual({ step: 0, values: { name: 'Ana' } });
    clearDraft('contact');
    expect(readDraft(contactDefinition)).toBeUndefined();
  });

  it('of whitespace only is deleted', () => {
    writeDraft('contact', { step: 0, values });
    writeDraft('contact', { step: 0, values: { ...values, name: ' ' } });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each(['{', 'null', '[]', '{"values":3}', '{"values":{"name":{"a":1},"other":"x"}}'])(
    'in another format is ignored: %s',
    (stored) => {
      window.sessionStorage.setItem('vitrine:draft:contact', stored);
      expect(readDraft(contactDefinition)).toBeUndefined();
    },
  );

  it.each(['"2"', '1.5', 'null', '{}'])('with an invalid step begins with the first: %s', (step) => {
    window.sessionStorage.setItem('vitrine:draft:contact', `{"step":${step},"values":{"name":"Ana"}}`);
    expect(readDraft(contactDefinition)).toEqual({ step: 0, values: { name: 'Ana' } });
  });

  it('is kept in memory if storage is blocked, and leaving shows a prompt', () => {
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

  it('is the newest while storage is full, and the stored one again once there is space', () => {
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
