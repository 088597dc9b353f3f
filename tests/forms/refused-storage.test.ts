import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

beforeEach(() => vi.resetModules());
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

it('shows the mail library no storage where looking at it is refused', async () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await vi.importActual('../../src/forms/refused-storage.ts');
  expect(globalThis.localStorage).toBeUndefined();
});

it('leaves storage alone where it is there', async () => {
  const storage = { length: 0 };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
  await vi.importActual('../../src/forms/refused-storage.ts');
  expect(globalThis.localStorage).toBe(storage);
});
