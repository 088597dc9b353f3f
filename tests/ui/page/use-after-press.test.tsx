import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAfterPress } from '../../../src/ui/page/use-after-press.ts';
import { fireEvent, renderHook } from '../testing-library.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const fire = (type: string, init = {}) => fireEvent(document.body, new MouseEvent(type, { bubbles: true, ...init }));

describe('useAfterPress', () => {
  it('calls immediately while nothing is pressed', () => {
    const { result } = renderHook(() => useAfterPress());
    const act = vi.fn();
    result.current(act);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it.each(['click', 'keydown', 'pointermove'])('waits for the end of a press, by %s, and for its listeners', (end) => {
    const { result } = renderHook(() => useAfterPress());
    const acts = [vi.fn(), vi.fn()];
    fire('pointerdown', { buttons: 1 });
    fire('pointermove', { buttons: 1 });
    for (const act of acts) result.current(act);
    vi.runAllTimers();
    for (const act of acts) expect(act).not.toHaveBeenCalled();
    fire(end);
    for (const act of acts) expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    for (const act of acts) expect(act).toHaveBeenCalledTimes(1);
    result.current(acts[0] ?? vi.fn());
    expect(acts[0]).toHaveBeenCalledTimes(2);
  });

  it.each(['pointerup', 'pointercancel'])(
    'waits for the click that may follow a %s, and no longer than that',
    (end) => {
      const { result } = renderHook(() => useAfterPress());
      const act = vi.fn();
      fire('pointerdown', { buttons: 1 });
      fire(end);
      vi.advanceTimersByTime(300);
      result.current(act);
      expect(act).not.toHaveBeenCalled();
      vi.advanceTimersByTime(50);
      expect(act).toHaveBeenCalledTimes(1);
    },
  );

  it('waits for the second of two quick presses', () => {
    const { result } = renderHook(() => useAfterPress());
    const act = vi.fn();
    fire('pointerdown', { buttons: 1 });
    result.current(act);
    fire('click');
    fire('pointerdown', { buttons: 1 });
    vi.runAllTimers();
    expect(act).not.toHaveBeenCalled();
    fire('click');
    vi.runAllTimers();
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('knows of a press that began before it was mounted, if another component was there', () => {
    renderHook(() => useAfterPress());
    fire('pointerdown');
    const { result } = renderHook(() => useAfterPress());
    const act = vi.fn();
    result.current(act);
    expect(act).not.toHaveBeenCalled();
  });

  it('notices presses whose propagation is stopped', () => {
    const { result } = renderHook(() => useAfterPress());
    const act = vi.fn();
    document.body.addEventListener('pointerdown', (event) => event.stopPropagation(), { once: true });
    fire('pointerdown');
    result.current(act);
    expect(act).not.toHaveBeenCalled();
  });

  it('stops listening after unmounting', () => {
    const { result, unmount } = renderHook(() => useAfterPress());
    unmount();
    fire('pointerdown');
    const act = vi.fn();
    result.current(act);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
