import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

beforeEach(() => vi.resetModules());
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

it('hides storage from the mail library if access to it is blocked', async () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await vi.importActual('../../src/forms/refused-storage.ts');
  expect(globalThis.localStorage).toBeUndefined();
});

it('does not hide available storage', async () => {
  const storage = { length: 0 };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage });
  await vi.importActual('../../src/forms/refused-storage.ts');
  expect(globalThis.localStorage).toBe(storage);
});
