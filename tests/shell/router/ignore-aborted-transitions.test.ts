import { expect, it, vi } from 'vitest';
import { ignoreAbortedTransitions } from '../../../src/shell/router/ignore-aborted-transitions.ts';

it('hears that a cross-fade was cut short, and hands on what the browser made of it', () => {
  const heard = vi.fn((hear: () => unknown) => hear());
  const begun = { ready: { catch: heard } };
  const asked: unknown[] = [];
  const page = {
    startViewTransition(update: unknown) {
      asked.push([this, update]);
      return begun;
    },
  };
  ignoreAbortedTransitions(page as unknown as Document);
  expect(page.startViewTransition('update')).toBe(begun);
  expect(heard).toHaveReturnedWith(undefined);
  expect(asked).toEqual([[page, 'update']]);
});

it('leaves browsers without cross-fades as they are', () => {
  const page = {} as Document;
  ignoreAbortedTransitions(page);
  expect(page).toEqual({});
});
