import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAfterPress } from '../../src/forms/use-after-press.ts';
import { fireEvent, renderHook } from '../ui/testing-library.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe('useAfterPress', () => {
  it('calls immediately while nothing is pressed', () => {
    const { result } = renderHook(() => useAfterPress());
    const act = vi.fn();
    result.current(act);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each(['mouseUp', 'dragEnd', 'keyDown'] as const)(
    'waits for the end of a press, by %s, and for its click',
    (end) => {
      const { result } = renderHook(() => useAfterPress());
      const acts = [vi.fn(), vi.fn()];
      fireEvent.mouseDown(document.body);
      for (const act of acts) result.current(act);
      vi.runAllTimers();
      for (const act of acts) expect(act).not.toHaveBeenCalled();
      fireEvent[end](document.body);
      for (const act of acts) expect(act).not.toHaveBeenCalled();
      vi.runAllTimers();
      for (const act of acts) expect(act).toHaveBeenCalledTimes(1);
      result.current(acts[0] ?? vi.fn());
      expect(acts[0]).toHaveBeenCalledTimes(2);
    },
  );

  it('notices presses whose propagation is stopped', () => {
    const { result } = renderHook(() => useAfterPress());
    const act = vi.fn();
    document.body.addEventListener('mousedown', (event) => event.stopPropagation(), { once: true });
    fireEvent.mouseDown(document.body);
    result.current(act);
    expect(act).not.toHaveBeenCalled();
  });

  it('stops listening after unmounting', () => {
    const { result, unmount } = renderHook(() => useAfterPress());
    unmount();
    fireEvent.mouseDown(document.body);
    const act = vi.fn();
    result.current(act);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
