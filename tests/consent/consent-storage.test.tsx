import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentKey, createLocalStorage } from '../../src/consent/consent-storage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('createLocalStorage', () => {
  it('keeps the text for the next visit', () => {
    createLocalStorage().write('oui');
    expect(createLocalStorage().read()).toBe('oui');
  });

  it('keeps the choice for this page if storage is blocked', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(denied);
    const storage = createLocalStorage();
    expect(storage.read()).toBeNull();
    storage.write('non');
    expect(storage.read()).toBe('non');
  });

  it('leaves no older consent if storage is full', () => {
    const storage = createLocalStorage();
    storage.write('oui');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.write('non');
    expect(storage.read()).toBe('non');
    expect(localStorage.getItem(consentKey)).toBeNull();
  });

  it('returns what another tab has stored, once storage has accepted this tab’s choice', () => {
    const storage = createLocalStorage();
    storage.write('oui');
    localStorage.setItem(consentKey, 'non');
    expect(storage.read()).toBe('non');
  });

  it('keeps nothing after a removal, in storage or for the page', () => {
    const storage = createLocalStorage();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.write('oui');
    storage.remove();
    expect(storage.read()).toBeNull();
    storage.write('oui');
    storage.remove();
    expect(localStorage.getItem(consentKey)).toBeNull();
  });
});
