import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchClock } from '../../../src/ui/page/watch-clock.ts';

const update = vi.fn();
const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  update.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('updates at once, and each minute of a visible page', () => {
  const stop = watchClock(update);
  expect(update).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(120_000);
  expect(update).toHaveBeenCalledTimes(3);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  dispatchEvent(new Event('pageshow'));
  turn('visible');
  expect(update).toHaveBeenCalledTimes(3);
});

it('has no timer while the page is hidden, and updates as soon as it is visible again', () => {
  const stop = watchClock(update);
  turn('hidden');
  expect(vi.getTimerCount()).toBe(0);
  update.mockClear();
  vi.advanceTimersByTime(3_600_000);
  expect(update).not.toHaveBeenCalled();
  turn('visible');
  expect([update.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1]);
  dispatchEvent(new Event('pageshow'));
  expect([update.mock.calls.length, vi.getTimerCount()]).toEqual([2, 1]);
  stop();
});

it('updates a page once that is hidden from the beginning', () => {
  turn('hidden');
  const stop = watchClock(update);
  expect([update.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  stop();
});
