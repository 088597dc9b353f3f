import { expect, it, vi } from 'vitest';
import { ignoreAbortedTransitions } from '../../../src/shell/router/ignore-aborted-transitions.ts';

it('handles the rejection of a skipped transition, and returns the transition', () => {
  const catchError = vi.fn((handler: () => unknown) => handler());
  const transition = { ready: { catch: catchError } };
  const asked: unknown[] = [];
  const page = {
    startViewTransition(update: unknown) {
      asked.push([this, update]);
      return transition;
    },
  };
  ignoreAbortedTransitions(page as unknown as Document);
  expect(page.startViewTransition('update')).toBe(transition);
  expect(catchError).toHaveReturnedWith(undefined);
  expect(asked).toEqual([[page, 'update']]);
});

it('does nothing in browsers without view transitions', () => {
  const page = {} as Document;
  ignoreAbortedTransitions(page);
  expect(page).toEqual({});
});
